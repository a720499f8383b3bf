// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * Query of {@code listPatentBatchRows}.
 *
 * @param outcome the field {@code outcome} of the contract.
 * @param limit Entries of a page.
 * @param cursor The {@code nextCursor} of the page before.
 */
public record ListPatentBatchRowsQuery(
        String outcome,
        Integer limit,
        String cursor) {
    /** Makes one field by field; those that are left out stay out of the request. */
    public static Builder builder() {
        return new Builder();
    }

    /** The same with another cursor. */
    public ListPatentBatchRowsQuery withCursor(String cursor) {
        return new ListPatentBatchRowsQuery(outcome, limit, cursor);
    }

    /** Makes a {@link ListPatentBatchRowsQuery}. */
    public static final class Builder {
        private String outcome;
        private Integer limit;
        private String cursor;

        private Builder() {}

        /** Sets {@code outcome}. */
        public Builder outcome(String value) {
            this.outcome = value;
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
        public ListPatentBatchRowsQuery build() {
            return new ListPatentBatchRowsQuery(outcome, limit, cursor);
        }
    }
}
