// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * Which page of a list.
 *
 * @param limit Entries of a page.
 * @param cursor The {@code nextCursor} of the page before.
 */
public record PageQuery(
        Integer limit,
        String cursor) {
    /** Makes one field by field; those that are left out stay out of the request. */
    public static Builder builder() {
        return new Builder();
    }

    /** The same with another cursor. */
    public PageQuery withCursor(String cursor) {
        return new PageQuery(limit, cursor);
    }

    /** Makes a {@link PageQuery}. */
    public static final class Builder {
        private Integer limit;
        private String cursor;

        private Builder() {}

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
        public PageQuery build() {
            return new PageQuery(limit, cursor);
        }
    }
}
