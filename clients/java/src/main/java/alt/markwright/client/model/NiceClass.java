// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.List;

/**
 * {@code NiceClass} of the contract.
 *
 * @param no the field {@code no} of the contract.
 * @param nameCn the field {@code nameCn} of the contract.
 * @param nameEn the field {@code nameEn} of the contract.
 * @param desc What the class covers, in Chinese.
 * @param descEn the field {@code descEn} of the contract.
 * @param kind the field {@code kind} of the contract.
 * @param heading As the imported table words it.
 * @param note The explanatory note of the imported table.
 * @param groups Where a class or a keyword was requested.
 */
public record NiceClass(
        int no,
        String nameCn,
        String nameEn,
        String desc,
        String descEn,
        String kind,
        NullableWording heading,
        NullableWording note,
        List<NiceGroup> groups) {
}
