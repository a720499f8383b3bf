// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.List;

/**
 * {@code TrademarkSearch} of the contract.
 *
 * @param text A name.
 * @param way Of a name, an applicant, an address or an agent.
 * @param degree Least similarity. high from 80, middle from 60, low from 40 of 100.
 * @param normalize Leaves special characters out of a name instead of refusing them.
 * @param applicationNumbers the field {@code applicationNumbers} of the contract.
 * @param registrationNumbers the field {@code registrationNumbers} of the contract.
 * @param applicant the field {@code applicant} of the contract.
 * @param address the field {@code address} of the contract.
 * @param agent the field {@code agent} of the contract.
 * @param goods the field {@code goods} of the contract.
 * @param viennaCodes Codes of figurative elements, as {@code GET /vienna} lists them: categories, divisions or sections. A record has one of them at least.
 * @param countries Offices by ISO codes, with EU, BX and WO.
 * @param classes Nice classes; none means all 45.
 * @param statuses Codes of the status of a record, 1 to 12; those of a live application or registration by default.
 * @param similarGroups Similar groups of the Chinese table of goods and services; a record has one of them at least.
 * @param appDate Applied for within these days.
 * @param trialDate Published preliminarily within these days.
 * @param regDate Registered within these days.
 * @param priorityDate With a priority of these days.
 * @param expiryDate Expiring within these days.
 * @param sort A minus sign puts the latest first; a record without the date comes last. score puts the most similar first, of figurative elements the records that have more of them.
 * @param limit the field {@code limit} of the contract.
 * @param cursor The {@code nextCursor} of the page before; everything else as before.
 */
public record TrademarkSearch(
        String text,
        String way,
        String degree,
        Boolean normalize,
        List<String> applicationNumbers,
        List<String> registrationNumbers,
        String applicant,
        String address,
        String agent,
        String goods,
        List<String> viennaCodes,
        List<String> countries,
        List<Integer> classes,
        List<Integer> statuses,
        List<String> similarGroups,
        List<String> appDate,
        List<String> trialDate,
        List<String> regDate,
        List<String> priorityDate,
        List<String> expiryDate,
        String sort,
        Integer limit,
        String cursor) {
    /** Makes one field by field; those that are left out stay out of the request. */
    public static Builder builder() {
        return new Builder();
    }

    /** The same with another cursor. */
    public TrademarkSearch withCursor(String cursor) {
        return new TrademarkSearch(text, way, degree, normalize, applicationNumbers, registrationNumbers, applicant, address, agent, goods, viennaCodes, countries, classes, statuses, similarGroups, appDate, trialDate, regDate, priorityDate, expiryDate, sort, limit, cursor);
    }

    /** Makes a {@link TrademarkSearch}. */
    public static final class Builder {
        private String text;
        private String way;
        private String degree;
        private Boolean normalize;
        private List<String> applicationNumbers;
        private List<String> registrationNumbers;
        private String applicant;
        private String address;
        private String agent;
        private String goods;
        private List<String> viennaCodes;
        private List<String> countries;
        private List<Integer> classes;
        private List<Integer> statuses;
        private List<String> similarGroups;
        private List<String> appDate;
        private List<String> trialDate;
        private List<String> regDate;
        private List<String> priorityDate;
        private List<String> expiryDate;
        private String sort;
        private Integer limit;
        private String cursor;

        private Builder() {}

        /** Sets {@code text}. */
        public Builder text(String value) {
            this.text = value;
            return this;
        }

        /** Sets {@code way}. */
        public Builder way(String value) {
            this.way = value;
            return this;
        }

        /** Sets {@code degree}. */
        public Builder degree(String value) {
            this.degree = value;
            return this;
        }

        /** Sets {@code normalize}. */
        public Builder normalize(Boolean value) {
            this.normalize = value;
            return this;
        }

        /** Sets {@code applicationNumbers}. */
        public Builder applicationNumbers(List<String> value) {
            this.applicationNumbers = value;
            return this;
        }

        /** Sets {@code registrationNumbers}. */
        public Builder registrationNumbers(List<String> value) {
            this.registrationNumbers = value;
            return this;
        }

        /** Sets {@code applicant}. */
        public Builder applicant(String value) {
            this.applicant = value;
            return this;
        }

        /** Sets {@code address}. */
        public Builder address(String value) {
            this.address = value;
            return this;
        }

        /** Sets {@code agent}. */
        public Builder agent(String value) {
            this.agent = value;
            return this;
        }

        /** Sets {@code goods}. */
        public Builder goods(String value) {
            this.goods = value;
            return this;
        }

        /** Sets {@code viennaCodes}. */
        public Builder viennaCodes(List<String> value) {
            this.viennaCodes = value;
            return this;
        }

        /** Sets {@code countries}. */
        public Builder countries(List<String> value) {
            this.countries = value;
            return this;
        }

        /** Sets {@code classes}. */
        public Builder classes(List<Integer> value) {
            this.classes = value;
            return this;
        }

        /** Sets {@code statuses}. */
        public Builder statuses(List<Integer> value) {
            this.statuses = value;
            return this;
        }

        /** Sets {@code similarGroups}. */
        public Builder similarGroups(List<String> value) {
            this.similarGroups = value;
            return this;
        }

        /** Sets {@code appDate}. */
        public Builder appDate(List<String> value) {
            this.appDate = value;
            return this;
        }

        /** Sets {@code trialDate}. */
        public Builder trialDate(List<String> value) {
            this.trialDate = value;
            return this;
        }

        /** Sets {@code regDate}. */
        public Builder regDate(List<String> value) {
            this.regDate = value;
            return this;
        }

        /** Sets {@code priorityDate}. */
        public Builder priorityDate(List<String> value) {
            this.priorityDate = value;
            return this;
        }

        /** Sets {@code expiryDate}. */
        public Builder expiryDate(List<String> value) {
            this.expiryDate = value;
            return this;
        }

        /** Sets {@code sort}. */
        public Builder sort(String value) {
            this.sort = value;
            return this;
        }

        /** Sets {@code limit}. */
        public Builder limit(Integer value) {
            this.limit = value;
            return this;
        }

        /** Sets {@code cursor}. */
        public Builder cursor(String value) {
            this.cursor = value;
            return this;
        }

        /** What was set. */
        public TrademarkSearch build() {
            return new TrademarkSearch(text, way, degree, normalize, applicationNumbers, registrationNumbers, applicant, address, agent, goods, viennaCodes, countries, classes, statuses, similarGroups, appDate, trialDate, regDate, priorityDate, expiryDate, sort, limit, cursor);
        }
    }
}
