// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.List;

/**
 * {@code PortfolioRow} of the contract.
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
 * @param id the field {@code id} of the contract.
 * @param kind the field {@code kind} of the contract.
 * @param office WIPO ST.3 code.
 * @param number Of the application, or of the certificate.
 * @param clientId the field {@code clientId} of the contract.
 * @param clientName the field {@code clientName} of the contract.
 * @param applicantId the field {@code applicantId} of the contract.
 * @param agentId the field {@code agentId} of the contract.
 * @param agentName the field {@code agentName} of the contract.
 * @param role What the account may do with it; a reader changes nothing.
 * @param source How it came into the portfolio.
 * @param inRegister Whether a register of the site has it.
 * @param differences Fields in which the register says something else.
 * @param nextDeadline the field {@code nextDeadline} of the contract.
 * @param version the field {@code version} of the contract.
 * @param changedAt When the register changed; null once that was seen.
 * @param createdAt the field {@code createdAt} of the contract.
 * @param updatedAt the field {@code updatedAt} of the contract.
 */
public record PortfolioRow(
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
        String priorityOn,
        String id,
        String kind,
        String office,
        String number,
        String clientId,
        String clientName,
        String applicantId,
        String agentId,
        String agentName,
        String role,
        String source,
        boolean inRegister,
        List<String> differences,
        NextDeadline nextDeadline,
        int version,
        String changedAt,
        String createdAt,
        String updatedAt) {
}
