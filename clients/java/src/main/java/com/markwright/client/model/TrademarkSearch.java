// Generated from the contract of the partner API. Do not edit.
package com.markwright.client.model;

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
 * @param countries Offices by ISO codes, with EU, BX and WO.
 * @param classes Nice classes; none means all 45.
 * @param statuses Codes of the status of a record, 1 to 12; those of a live application or registration by default.
 * @param sort the field {@code sort} of the contract.
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
        List<String> countries,
        List<Integer> classes,
        List<Integer> statuses,
        String sort,
        Integer limit,
        String cursor) {
    /** Makes one field by field; those that are left out stay out of the request. */
    public static Builder builder() {
        return new Builder();
    }

    /** The same with another cursor. */
    public TrademarkSearch withCursor(String cursor) {
        return new TrademarkSearch(text, way, degree, normalize, applicationNumbers, registrationNumbers, applicant, address, agent, goods, countries, classes, statuses, sort, limit, cursor);
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
        private List<String> countries;
        private List<Integer> classes;
        private List<Integer> statuses;
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
            return new TrademarkSearch(text, way, degree, normalize, applicationNumbers, registrationNumbers, applicant, address, agent, goods, countries, classes, statuses, sort, limit, cursor);
        }
    }
}
