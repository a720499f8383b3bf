// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * Query of {@code listGlossaryEntries}.
 *
 * @param keyword the field {@code keyword} of the contract.
 * @param limit Entries of a page.
 * @param cursor The {@code nextCursor} of the page before.
 */
public record ListGlossaryEntriesQuery(
        String keyword,
        Integer limit,
        String cursor) {
    /** Makes one field by field; those that are left out stay out of the request. */
    public static Builder builder() {
        return new Builder();
    }

    /** The same with another cursor. */
    public ListGlossaryEntriesQuery withCursor(String cursor) {
        return new ListGlossaryEntriesQuery(keyword, limit, cursor);
    }

    /** Makes a {@link ListGlossaryEntriesQuery}. */
    public static final class Builder {
        private String keyword;
        private Integer limit;
        private String cursor;

        private Builder() {}

        /** Sets {@code keyword}. */
        public Builder keyword(String value) {
            this.keyword = value;
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
        public ListGlossaryEntriesQuery build() {
            return new ListGlossaryEntriesQuery(keyword, limit, cursor);
        }
    }
}
