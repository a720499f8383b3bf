// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.List;

/**
 * {@code QuoteAnnuitiesRequest} of the contract.
 *
 * @param ids Of last days.
 */
public record QuoteAnnuitiesRequest(
        List<String> ids) {
    /** Makes one field by field; those that are left out stay out of the request. */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link QuoteAnnuitiesRequest}. */
    public static final class Builder {
        private List<String> ids;

        private Builder() {}

        /** Sets {@code ids}. */
        public Builder ids(List<String> value) {
            this.ids = value;
            return this;
        }

        /** What was set. */
        public QuoteAnnuitiesRequest build() {
            return new QuoteAnnuitiesRequest(ids);
        }
    }
}
