// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.List;

/**
 * {@code OrderAnnuitiesRequest} of the contract.
 *
 * @param ids Of last days.
 * @param total The price that was quoted.
 * @param agree the field {@code agree} of the contract.
 */
public record OrderAnnuitiesRequest(
        List<String> ids,
        String total,
        boolean agree) {
    /** Makes one field by field; those that are left out stay out of the request. */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link OrderAnnuitiesRequest}. */
    public static final class Builder {
        private List<String> ids;
        private String total;
        private boolean agree;

        private Builder() {}

        /** Sets {@code ids}. */
        public Builder ids(List<String> value) {
            this.ids = value;
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
        public OrderAnnuitiesRequest build() {
            return new OrderAnnuitiesRequest(ids, total, agree);
        }
    }
}
