// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.List;

/**
 * {@code StartTrademarkBatchRequest} of the contract.
 *
 * @param title the field {@code title} of the contract.
 * @param entries the field {@code entries} of the contract.
 * @param kind the field {@code kind} of the contract.
 * @param degree the field {@code degree} of the contract.
 * @param countries Offices by ISO codes, with EU, BX and WO.
 * @param classes Nice classes; none means all 45.
 */
public record StartTrademarkBatchRequest(
        String title,
        List<String> entries,
        String kind,
        String degree,
        List<String> countries,
        List<Integer> classes) {
    /** Makes one field by field; those that are left out stay out of the request. */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link StartTrademarkBatchRequest}. */
    public static final class Builder {
        private String title;
        private List<String> entries;
        private String kind;
        private String degree;
        private List<String> countries;
        private List<Integer> classes;

        private Builder() {}

        /** Sets {@code title}. */
        public Builder title(String value) {
            this.title = value;
            return this;
        }

        /** Sets {@code entries}. */
        public Builder entries(List<String> value) {
            this.entries = value;
            return this;
        }

        /** Sets {@code kind}. */
        public Builder kind(String value) {
            this.kind = value;
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

        /** What was set. */
        public StartTrademarkBatchRequest build() {
            return new StartTrademarkBatchRequest(title, entries, kind, degree, countries, classes);
        }
    }
}
