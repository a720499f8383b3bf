// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * Query of {@code listPortfolio}.
 *
 * @param limit Entries of a page.
 * @param cursor The {@code nextCursor} of the page before.
 * @param kind the field {@code kind} of the contract.
 * @param office WIPO ST.3 code.
 * @param number The number of the application or of the registration, in whichever notation. Where the number of a patent does not begin with the code of its office, {@code office} is needed for another notation than that of the portfolio.
 * @param state the field {@code state} of the contract.
 * @param clientId the field {@code clientId} of the contract.
 * @param applicantId the field {@code applicantId} of the contract.
 * @param only {@code different}: the register says something else than the own data. {@code changed}: the register has changed and nobody has marked it as seen. {@code due}: a last day that is not done lies within 90 days or has passed.
 * @param updatedSince The own data or what the register says of it was changed then or later.
 */
public record ListPortfolioQuery(
        Integer limit,
        String cursor,
        String kind,
        String office,
        String number,
        String state,
        String clientId,
        String applicantId,
        String only,
        String updatedSince) {
    /** Makes one field by field; those that are left out stay out of the request. */
    public static Builder builder() {
        return new Builder();
    }

    /** The same with another cursor. */
    public ListPortfolioQuery withCursor(String cursor) {
        return new ListPortfolioQuery(limit, cursor, kind, office, number, state, clientId, applicantId, only, updatedSince);
    }

    /** Makes a {@link ListPortfolioQuery}. */
    public static final class Builder {
        private Integer limit;
        private String cursor;
        private String kind;
        private String office;
        private String number;
        private String state;
        private String clientId;
        private String applicantId;
        private String only;
        private String updatedSince;

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

        /** Sets {@code kind}. */
        public Builder kind(String value) {
            this.kind = value;
            return this;
        }

        /** Sets {@code office}. */
        public Builder office(String value) {
            this.office = value;
            return this;
        }

        /** Sets {@code number}. */
        public Builder number(String value) {
            this.number = value;
            return this;
        }

        /** Sets {@code state}. */
        public Builder state(String value) {
            this.state = value;
            return this;
        }

        /** Sets {@code clientId}. */
        public Builder clientId(String value) {
            this.clientId = value;
            return this;
        }

        /** Sets {@code applicantId}. */
        public Builder applicantId(String value) {
            this.applicantId = value;
            return this;
        }

        /** Sets {@code only}. */
        public Builder only(String value) {
            this.only = value;
            return this;
        }

        /** Sets {@code updatedSince}. */
        public Builder updatedSince(String value) {
            this.updatedSince = value;
            return this;
        }

        /** What was set. */
        public ListPortfolioQuery build() {
            return new ListPortfolioQuery(limit, cursor, kind, office, number, state, clientId, applicantId, only, updatedSince);
        }
    }
}
