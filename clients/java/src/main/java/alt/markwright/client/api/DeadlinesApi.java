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

/** Last days of the rights of the portfolio. */
public class DeadlinesApi {
    /** Signs, sends and repeats calls. */
    protected final Transport transport;

    /** Made by the client. */
    public DeadlinesApi(Transport transport) {
        this.transport = transport;
    }

    /** Last days of the rights of the portfolio. Those that have passed and are not done are among them. */
    public Page<Deadline> list(ListDeadlinesQuery query) {
        return transport.page(new Call("GET", "/deadlines", Map.of(), Call.In.QUERY, query, RequestOptions.NONE), Deadline.class);
    }

    /** Last days of the rights of the portfolio. Those that have passed and are not done are among them. */
    public Page<Deadline> list() {
        return list(ListDeadlinesQuery.builder().build());
    }

    /**
     * Last days of the rights of the portfolio: the entries of all pages, which are requested one after the
     * other.
     */
    public Iterable<Deadline> listAll(ListDeadlinesQuery query) {
        return Pages.each(cursor -> {
            var page = list(query.withCursor(cursor));
            return new Pages.Part<>(page.data(), page.nextCursor());
        });
    }

    /**
     * Mark a last day as done, or as not done. The next annuity of a patent follows one that is done. Status
     * 409 with {@code reason} 61001 where it has another version than the one that is sent, 403 with {@code reason} 61007
     * where the account may only read it, {@code reason} 61012 while it is being paid.
     */
    public Deadline setDone(String id, SetDeadlineDoneRequest request, RequestOptions options) {
        return transport.json(new Call("POST", "/deadlines/{id}/done", Map.of("id", id), Call.In.JSON, request, options), Deadline.class);
    }

    /**
     * Mark a last day as done, or as not done. The next annuity of a patent follows one that is done. Status
     * 409 with {@code reason} 61001 where it has another version than the one that is sent, 403 with {@code reason} 61007
     * where the account may only read it, {@code reason} 61012 while it is being paid.
     */
    public Deadline setDone(String id, SetDeadlineDoneRequest request) {
        return setDone(id, request, RequestOptions.NONE);
    }
}
