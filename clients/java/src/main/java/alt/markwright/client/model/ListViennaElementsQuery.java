// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * Query of {@code listViennaElements}.
 *
 * @param parent the field {@code parent} of the contract.
 * @param keyword the field {@code keyword} of the contract.
 */
public record ListViennaElementsQuery(
        String parent,
        String keyword) {
    /** Makes one field by field; those that are left out stay out of the request. */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ListViennaElementsQuery}. */
    public static final class Builder {
        private String parent;
        private String keyword;

        private Builder() {}

        /** Sets {@code parent}. */
        public Builder parent(String value) {
            this.parent = value;
            return this;
        }

        /** Sets {@code keyword}. */
        public Builder keyword(String value) {
            this.keyword = value;
            return this;
        }

        /** What was set. */
        public ListViennaElementsQuery build() {
            return new ListViennaElementsQuery(parent, keyword);
        }
    }
}
