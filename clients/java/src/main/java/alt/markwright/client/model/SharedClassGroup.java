// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.List;

/**
 * {@code SharedClassGroup} of the contract.
 *
 * @param group the field {@code group} of the contract.
 * @param ids the field {@code ids} of the contract.
 */
public record SharedClassGroup(
        String group,
        List<String> ids) {
}
