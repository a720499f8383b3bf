// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.List;

/**
 * A class that at least two of the records have.
 *
 * @param class_ the field {@code class} of the contract.
 * @param ids the field {@code ids} of the contract.
 * @param groups Similar groups that at least two have, where the records name them.
 * @param items Goods and services that at least two name in the same words; the first 50.
 */
public record SharedClass(
        int class_,
        List<String> ids,
        List<SharedClassGroup> groups,
        List<SharedClassItem> items) {
}
