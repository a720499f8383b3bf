// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * Query of {@code listSimilarPatents}.
 *
 * @param limit the field {@code limit} of the contract.
 */
public record ListSimilarPatentsQuery(
        Integer limit) {
    /** Makes one field by field; those that are left out stay out of the request. */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link ListSimilarPatentsQuery}. */
    public static final class Builder {
        private Integer limit;

        private Builder() {}

        /** Sets {@code limit}. */
        public Builder limit(Integer value) {
            this.limit = value;
            return this;
        }

        /** What was set. */
        public ListSimilarPatentsQuery build() {
            return new ListSimilarPatentsQuery(limit);
        }
    }
}
