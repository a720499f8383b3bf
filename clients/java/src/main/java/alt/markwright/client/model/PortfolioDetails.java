// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * What only software copyrights and certificates have.
 *
 * @param version the field {@code version} of the contract.
 * @param issuer the field {@code issuer} of the contract.
 * @param category the field {@code category} of the contract.
 */
public record PortfolioDetails(
        String version,
        String issuer,
        String category) {
    /** Makes one field by field; those that are left out stay out of the request. */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link PortfolioDetails}. */
    public static final class Builder {
        private String version;
        private String issuer;
        private String category;

        private Builder() {}

        /** Sets {@code version}. */
        public Builder version(String value) {
            this.version = value;
            return this;
        }

        /** Sets {@code issuer}. */
        public Builder issuer(String value) {
            this.issuer = value;
            return this;
        }

        /** Sets {@code category}. */
        public Builder category(String value) {
            this.category = value;
            return this;
        }

        /** What was set. */
        public PortfolioDetails build() {
            return new PortfolioDetails(version, issuer, category);
        }
    }
}
