// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * {@code SettlePortfolioDifferenceRequest} of the contract.
 *
 * @param version the field {@code version} of the contract.
 * @param field the field {@code field} of the contract.
 * @param choice the field {@code choice} of the contract.
 */
public record SettlePortfolioDifferenceRequest(
        int version,
        String field,
        String choice) {
    /** Makes one field by field; those that are left out stay out of the request. */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link SettlePortfolioDifferenceRequest}. */
    public static final class Builder {
        private int version;
        private String field;
        private String choice;

        private Builder() {}

        /** Sets {@code version}. */
        public Builder version(int value) {
            this.version = value;
            return this;
        }

        /** Sets {@code field}. */
        public Builder field(String value) {
            this.field = value;
            return this;
        }

        /** Sets {@code choice}. */
        public Builder choice(String value) {
            this.choice = value;
            return this;
        }

        /** What was set. */
        public SettlePortfolioDifferenceRequest build() {
            return new SettlePortfolioDifferenceRequest(version, field, choice);
        }
    }
}
