// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.List;

/**
 * {@code DecideAnnuitiesRequest} of the contract.
 *
 * @param ids Of last days.
 * @param decision the field {@code decision} of the contract.
 */
public record DecideAnnuitiesRequest(
        List<String> ids,
        String decision) {
    /** Makes one field by field; those that are left out stay out of the request. */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link DecideAnnuitiesRequest}. */
    public static final class Builder {
        private List<String> ids;
        private String decision;

        private Builder() {}

        /** Sets {@code ids}. */
        public Builder ids(List<String> value) {
            this.ids = value;
            return this;
        }

        /** Sets {@code decision}. */
        public Builder decision(String value) {
            this.decision = value;
            return this;
        }

        /** What was set. */
        public DecideAnnuitiesRequest build() {
            return new DecideAnnuitiesRequest(ids, decision);
        }
    }
}
