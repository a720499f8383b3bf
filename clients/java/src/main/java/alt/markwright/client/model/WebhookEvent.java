// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.Map;

/**
 * {@code WebhookEvent} of the contract.
 *
 * @param type the field {@code type} of the contract.
 * @param timestamp the field {@code timestamp} of the contract.
 * @param data the field {@code data} of the contract.
 */
public record WebhookEvent(
        String type,
        String timestamp,
        Map<String, Object> data) {
}
