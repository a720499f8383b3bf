// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * {@code OrderCaseDraftRequest} of the contract.
 *
 * @param version the field {@code version} of the contract.
 * @param total The price that was checked.
 * @param agree the field {@code agree} of the contract.
 */
public record OrderCaseDraftRequest(
        int version,
        String total,
        boolean agree) {
    /** Makes one field by field; those that are left out stay out of the request. */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link OrderCaseDraftRequest}. */
    public static final class Builder {
        private int version;
        private String total;
        private boolean agree;

        private Builder() {}

        /** Sets {@code version}. */
        public Builder version(int value) {
            this.version = value;
            return this;
        }

        /** Sets {@code total}. */
        public Builder total(String value) {
            this.total = value;
            return this;
        }

        /** Sets {@code agree}. */
        public Builder agree(boolean value) {
            this.agree = value;
            return this;
        }

        /** What was set. */
        public OrderCaseDraftRequest build() {
            return new OrderCaseDraftRequest(version, total, agree);
        }
    }
}
