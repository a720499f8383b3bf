// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.List;

/**
 * {@code WebhookDraft} of the contract.
 *
 * @param url An https address of the public internet.
 * @param events the field {@code events} of the contract.
 * @param secret Own secret of 24 to 64 bytes in base64; one is made where it is absent.
 */
public record WebhookDraft(
        String url,
        List<String> events,
        String secret) {
    /** Makes one field by field; those that are left out stay out of the request. */
    public static Builder builder() {
        return new Builder();
    }

    /** Makes a {@link WebhookDraft}. */
    public static final class Builder {
        private String url;
        private List<String> events;
        private String secret;

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

        /** Sets {@code secret}. */
        public Builder secret(String value) {
            this.secret = value;
            return this;
        }

        /** What was set. */
        public WebhookDraft build() {
            return new WebhookDraft(url, events, secret);
        }
    }
}
