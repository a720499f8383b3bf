// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.List;

/**
 * {@code SharedClassItem} of the contract.
 *
 * @param text the field {@code text} of the contract.
 * @param ids the field {@code ids} of the contract.
 */
public record SharedClassItem(
        String text,
        List<String> ids) {
}
