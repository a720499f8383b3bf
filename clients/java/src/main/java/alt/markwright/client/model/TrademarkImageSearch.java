// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.List;

/**
 * Exactly one of {@code imageBase64} and {@code imageUrl}; JPG, PNG, GIF or TIFF of 5 MB at most.
 *
 * @param imageBase64 the field {@code imageBase64} of the contract.
 * @param imageUrl An address of the public internet.
 * @param crop The part of the image that is searched with, as shares of its sides.
 * @param degree the field {@code degree} of the contract.
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
 * @param cursor the field {@code cursor} of the contract.
 */
public record TrademarkImageSearch(
        String imageBase64,
        String imageUrl,
        Crop crop,
        String degree,
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
    public TrademarkImageSearch withCursor(String cursor) {
        return new TrademarkImageSearch(imageBase64, imageUrl, crop, degree, countries, classes, statuses, similarGroups, appDate, trialDate, regDate, priorityDate, expiryDate, sort, limit, cursor);
    }

    /** Makes a {@link TrademarkImageSearch}. */
    public static final class Builder {
        private String imageBase64;
        private String imageUrl;
        private Crop crop;
        private String degree;
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

        /** Sets {@code imageBase64}. */
        public Builder imageBase64(String value) {
            this.imageBase64 = value;
            return this;
        }

        /** Sets {@code imageUrl}. */
        public Builder imageUrl(String value) {
            this.imageUrl = value;
            return this;
        }

        /** Sets {@code crop}. */
        public Builder crop(Crop value) {
            this.crop = value;
            return this;
        }

        /** Sets {@code degree}. */
        public Builder degree(String value) {
            this.degree = value;
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
        public TrademarkImageSearch build() {
            return new TrademarkImageSearch(imageBase64, imageUrl, crop, degree, countries, classes, statuses, similarGroups, appDate, trialDate, regDate, priorityDate, expiryDate, sort, limit, cursor);
        }
    }
}
