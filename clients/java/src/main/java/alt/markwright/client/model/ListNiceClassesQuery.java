// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * Query of {@code listNiceClasses}.
 *
 * @param class_ the field {@code class} of the contract.
 * @param keyword the field {@code keyword} of the contract.
 * @param kind the field {@code kind} of the contract.
 */
public record ListNiceClassesQuery(
        Integer class_,
        String keyword,
        String kind) {
    /** Makes one field by field; those that are left out stay out of the request. */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ListNiceClassesQuery}. */
    public static final class Builder {
        private Integer class_;
        private String keyword;
        private String kind;

        private Builder() {}

        /** Sets {@code class}. */
        public Builder class_(Integer value) {
            this.class_ = value;
            return this;
        }

        /** Sets {@code keyword}. */
        public Builder keyword(String value) {
            this.keyword = value;
            return this;
        }

        /** Sets {@code kind}. */
        public Builder kind(String value) {
            this.kind = value;
            return this;
        }

        /** What was set. */
        public ListNiceClassesQuery build() {
            return new ListNiceClassesQuery(class_, keyword, kind);
        }
    }
}
