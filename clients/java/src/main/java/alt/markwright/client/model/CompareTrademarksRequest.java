// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.List;

/**
 * {@code CompareTrademarksRequest} of the contract.
 *
 * @param ids the field {@code ids} of the contract.
 */
public record CompareTrademarksRequest(
        List<String> ids) {
    /** Makes one field by field; those that are left out stay out of the request. */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link CompareTrademarksRequest}. */
    public static final class Builder {
        private List<String> ids;

        private Builder() {}

        /** Sets {@code ids}. */
        public Builder ids(List<String> value) {
            this.ids = value;
            return this;
        }

        /** What was set. */
        public CompareTrademarksRequest build() {
            return new CompareTrademarksRequest(ids);
        }
    }
}
