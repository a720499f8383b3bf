// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * Query of {@code listAnnuities}.
 *
 * @param limit Entries of a page.
 * @param cursor The {@code nextCursor} of the page before.
 * @param from The first last day.
 * @param to The latest last day.
 * @param clientId the field {@code clientId} of the contract.
 * @param decision the field {@code decision} of the contract.
 * @param stage the field {@code stage} of the contract.
 */
public record ListAnnuitiesQuery(
        Integer limit,
        String cursor,
        String from,
        String to,
        String clientId,
        String decision,
        String stage) {
    /** Makes one field by field; those that are left out stay out of the request. */
    public static Builder builder() {
        return new Builder();
    }

    /** The same with another cursor. */
    public ListAnnuitiesQuery withCursor(String cursor) {
        return new ListAnnuitiesQuery(limit, cursor, from, to, clientId, decision, stage);
    }

    /** Makes a {@link ListAnnuitiesQuery}. */
    public static final class Builder {
        private Integer limit;
        private String cursor;
        private String from;
        private String to;
        private String clientId;
        private String decision;
        private String stage;

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

        /** Sets {@code clientId}. */
        public Builder clientId(String value) {
            this.clientId = value;
            return this;
        }

        /** Sets {@code decision}. */
        public Builder decision(String value) {
            this.decision = value;
            return this;
        }

        /** Sets {@code stage}. */
        public Builder stage(String value) {
            this.stage = value;
            return this;
        }

        /** What was set. */
        public ListAnnuitiesQuery build() {
            return new ListAnnuitiesQuery(limit, cursor, from, to, clientId, decision, stage);
        }
    }
}
