// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.List;

/**
 * What a register says of a right.
 *
 * @param title the field {@code title} of the contract.
 * @param registrationNumber the field {@code registrationNumber} of the contract.
 * @param classes the field {@code classes} of the contract.
 * @param patentKind the field {@code patentKind} of the contract.
 * @param state Of what is {@code ended} nothing is due any more.
 * @param owner the field {@code owner} of the contract.
 * @param agent the field {@code agent} of the contract.
 * @param filedOn the field {@code filedOn} of the contract.
 * @param registeredOn the field {@code registeredOn} of the contract.
 * @param expiresOn the field {@code expiresOn} of the contract.
 * @param priorityOn the field {@code priorityOn} of the contract.
 */
public record PortfolioValues(
        String title,
        String registrationNumber,
        List<Integer> classes,
        String patentKind,
        String state,
        String owner,
        String agent,
        String filedOn,
        String registeredOn,
        String expiresOn,
        String priorityOn) {
}
