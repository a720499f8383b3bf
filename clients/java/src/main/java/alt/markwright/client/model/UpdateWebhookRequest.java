// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.List;

/**
 * {@code UpdateWebhookRequest} of the contract.
 *
 * @param url An https address of the public internet.
 * @param events the field {@code events} of the contract.
 * @param state the field {@code state} of the contract.
 */
public record UpdateWebhookRequest(
        String url,
        List<String> events,
        String state) {
    /** Makes one field by field; those that are left out stay out of the request. */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link UpdateWebhookRequest}. */
    public static final class Builder {
        private String url;
        private List<String> events;
        private String state;

        private Builder() {}

        /** Sets {@code url}. */
        public Builder url(String value) {
            this.url = value;
            return this;
        }

        /** Sets {@code events}. */
        public Builder events(List<String> value) {
            this.events = value;
            return this;
        }

        /** Sets {@code state}. */
        public Builder state(String value) {
            this.state = value;
            return this;
        }

        /** What was set. */
        public UpdateWebhookRequest build() {
            return new UpdateWebhookRequest(url, events, state);
        }
    }
}
