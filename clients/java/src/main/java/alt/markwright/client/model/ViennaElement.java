// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * {@code ViennaElement} of the contract.
 *
 * @param code the field {@code code} of the contract.
 * @param nameCn the field {@code nameCn} of the contract.
 * @param nameEn the field {@code nameEn} of the contract.
 * @param parent the field {@code parent} of the contract.
 * @param children Whether there is a level below it.
 * @param auxiliary the field {@code auxiliary} of the contract.
 */
public record ViennaElement(
        String code,
        String nameCn,
        String nameEn,
        String parent,
        boolean children,
        boolean auxiliary) {
}
