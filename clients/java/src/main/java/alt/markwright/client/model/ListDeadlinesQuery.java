// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * Query of {@code listDeadlines}.
 *
 * @param limit Entries of a page.
 * @param cursor The {@code nextCursor} of the page before.
 * @param from The first last day.
 * @param to The latest last day.
 * @param kind the field {@code kind} of the contract.
 * @param itemKind Of rights of this kind.
 * @param itemId Of one right.
 * @param clientId the field {@code clientId} of the contract.
 * @param includeDone Also those that are done.
 */
public record ListDeadlinesQuery(
        Integer limit,
        String cursor,
        String from,
        String to,
        String kind,
        String itemKind,
        String itemId,
        String clientId,
        Boolean includeDone) {
    /** Makes one field by field; those that are left out stay out of the request. */
    public static Builder builder() {
        return new Builder();
    }

    /** The same with another cursor. */
    public ListDeadlinesQuery withCursor(String cursor) {
        return new ListDeadlinesQuery(limit, cursor, from, to, kind, itemKind, itemId, clientId, includeDone);
    }

    /** Makes a {@link ListDeadlinesQuery}. */
    public static final class Builder {
        private Integer limit;
        private String cursor;
        private String from;
        private String to;
        private String kind;
        private String itemKind;
        private String itemId;
        private String clientId;
        private Boolean includeDone;

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

        /** Sets {@code from}. */
        public Builder from(String value) {
            this.from = value;
            return this;
        }

        /** Sets {@code to}. */
        public Builder to(String value) {
            this.to = value;
            return this;
        }

        /** Sets {@code kind}. */
        public Builder kind(String value) {
            this.kind = value;
            return this;
        }

        /** Sets {@code itemKind}. */
        public Builder itemKind(String value) {
            this.itemKind = value;
            return this;
        }

        /** Sets {@code itemId}. */
        public Builder itemId(String value) {
            this.itemId = value;
            return this;
        }

        /** Sets {@code clientId}. */
        public Builder clientId(String value) {
            this.clientId = value;
            return this;
        }

        /** Sets {@code includeDone}. */
        public Builder includeDone(Boolean value) {
            this.includeDone = value;
            return this;
        }

        /** What was set. */
        public ListDeadlinesQuery build() {
            return new ListDeadlinesQuery(limit, cursor, from, to, kind, itemKind, itemId, clientId, includeDone);
        }
    }
}
