// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.api;

import alt.markwright.client.Page;
import alt.markwright.client.RequestOptions;
import alt.markwright.client.internal.Call;
import alt.markwright.client.internal.Pages;
import alt.markwright.client.internal.Transport;
import alt.markwright.client.model.*;
import java.util.List;
import java.util.Map;

/** Rights that are looked after, beside what the registers say. */
public class PortfolioApi {
    /** Signs, sends and repeats calls. */
    protected final Transport transport;

    /** Made by the client. */
    public PortfolioApi(Transport transport) {
        this.transport = transport;
    }

    /** Rights of the portfolio. Those of the account, and those of clients that others share with it. */
    public Page<PortfolioRow> list(ListPortfolioQuery query) {
        return transport.page(new Call("GET", "/portfolio", Map.of(), Call.In.QUERY, query, RequestOptions.NONE), PortfolioRow.class);
    }

    /** Rights of the portfolio. Those of the account, and those of clients that others share with it. */
    public Page<PortfolioRow> list() {
        return list(ListPortfolioQuery.builder().build());
    }

    /** Rights of the portfolio: the entries of all pages, which are requested one after the other. */
    public Iterable<PortfolioRow> listAll(ListPortfolioQuery query) {
        return Pages.each(cursor -> {
            var page = list(query.withCursor(cursor));
            return new Pages.Part<>(page.data(), page.nextCursor());
        });
    }

    /**
     * Add a right. By its number: where a register of the site has exactly one application of that number, what
     * is left out is taken from it. Without one a title is needed (400, {@code errors} names {@code title}). With
     * {@code clientId} the right belongs to the account of that client. {@code reason} 61010 where the portfolio has it,
     * 61011 where it is full, 61014 where the client, applicant or agent is of another account. Status 403 with
     * {@code reason} 61007 for a client that the account may only read.
     */
    public PortfolioItem create(PortfolioItemDraft request, RequestOptions options) {
        return transport.json(new Call("POST", "/portfolio", Map.of(), Call.In.JSON, request, options), PortfolioItem.class);
    }

    /**
     * Add a right. By its number: where a register of the site has exactly one application of that number, what
     * is left out is taken from it. Without one a title is needed (400, {@code errors} names {@code title}). With
     * {@code clientId} the right belongs to the account of that client. {@code reason} 61010 where the portfolio has it,
     * 61011 where it is full, 61014 where the client, applicant or agent is of another account. Status 403 with
     * {@code reason} 61007 for a client that the account may only read.
     */
    public PortfolioItem create(PortfolioItemDraft request) {
        return create(request, RequestOptions.NONE);
    }

    /** A right. */
    public PortfolioItem get(String id) {
        return transport.json(new Call("GET", "/portfolio/{id}", Map.of("id", id), Call.In.NONE, null, RequestOptions.NONE), PortfolioItem.class);
    }

    /**
     * Change a right. What is left out stays as it is; null, or its name in {@code clear}, empties a field. Last days
     * are computed anew. Status 409 with {@code reason} 61001 where it has another version than the one that is sent,
     * 403 with {@code reason} 61007 where the account may only read it. Its client is changed by the owner alone.
     */
    public PortfolioItem update(String id, PortfolioItemUpdate request) {
        return transport.json(new Call("PATCH", "/portfolio/{id}", Map.of("id", id), Call.In.JSON, request, RequestOptions.NONE), PortfolioItem.class);
    }

    /** Remove a right. With its last days; {@code reason} 61012 while a fee of it is being paid. */
    public void delete(String id) {
        transport.empty(new Call("DELETE", "/portfolio/{id}", Map.of("id", id), Call.In.NONE, null, RequestOptions.NONE));
    }

    /**
     * Settle a field in which the register says something else. {@code take} the value of the register, or {@code keep}
     * one's own until the register changes it again. {@code reason} 61013 where the register states nothing for the
     * field.
     */
    public PortfolioItem settleDifference(String id, SettlePortfolioDifferenceRequest request, RequestOptions options) {
        return transport.json(new Call("POST", "/portfolio/{id}/differences", Map.of("id", id), Call.In.JSON, request, options), PortfolioItem.class);
    }

    /**
     * Settle a field in which the register says something else. {@code take} the value of the register, or {@code keep}
     * one's own until the register changes it again. {@code reason} 61013 where the register states nothing for the
     * field.
     */
    public PortfolioItem settleDifference(String id, SettlePortfolioDifferenceRequest request) {
        return settleDifference(id, request, RequestOptions.NONE);
    }

    /** Clients whose rights are looked after. Those of the account, and those that others share with it. */
    public List<PortfolioClient> listClients() {
        return transport.list(new Call("GET", "/portfolio-clients", Map.of(), Call.In.NONE, null, RequestOptions.NONE), PortfolioClient.class);
    }
}
