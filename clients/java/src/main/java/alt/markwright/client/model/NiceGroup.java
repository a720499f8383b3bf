// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.List;

/**
 * {@code NiceGroup} of the contract.
 *
 * @param code the field {@code code} of the contract.
 * @param name the field {@code name} of the contract.
 * @param nameEn the field {@code nameEn} of the contract.
 * @param items the field {@code items} of the contract.
 */
public record NiceGroup(
        String code,
        String name,
        String nameEn,
        List<GoodsItem> items) {
}
