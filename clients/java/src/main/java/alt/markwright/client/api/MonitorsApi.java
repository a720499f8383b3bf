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

/** What is watched in the trademark registers. */
public class MonitorsApi {
    /** Signs, sends and repeats calls. */
    protected final Transport transport;

    /** Made by the client. */
    public MonitorsApi(Transport transport) {
        this.transport = transport;
    }

    /** Monitors. */
    public Page<Monitor> list(PageQuery query) {
        return transport.page(new Call("GET", "/monitors", Map.of(), Call.In.QUERY, query, RequestOptions.NONE), Monitor.class);
    }

    /** Monitors. */
    public Page<Monitor> list() {
        return list(PageQuery.builder().build());
    }

    /** Monitors: the entries of all pages, which are requested one after the other. */
    public Iterable<Monitor> listAll(PageQuery query) {
        return Pages.each(cursor -> {
            var page = list(query.withCursor(cursor));
            return new Pages.Part<>(page.data(), page.nextCursor());
        });
    }

    /** Watch something in the registers. */
    public Monitor create(MonitorDraft request, RequestOptions options) {
        return transport.json(new Call("POST", "/monitors", Map.of(), Call.In.JSON, request, options), Monitor.class);
    }

    /** Watch something in the registers. */
    public Monitor create(MonitorDraft request) {
        return create(request, RequestOptions.NONE);
    }

    /** A monitor. */
    public Monitor get(String id) {
        return transport.json(new Call("GET", "/monitors/{id}", Map.of("id", id), Call.In.NONE, null, RequestOptions.NONE), Monitor.class);
    }

    /** Pause or resume a monitor. */
    public Monitor setState(String id, SetMonitorStateRequest request) {
        return transport.json(new Call("PATCH", "/monitors/{id}", Map.of("id", id), Call.In.JSON, request, RequestOptions.NONE), Monitor.class);
    }

    /** Delete a monitor and its hits. */
    public void delete(String id) {
        transport.empty(new Call("DELETE", "/monitors/{id}", Map.of("id", id), Call.In.NONE, null, RequestOptions.NONE));
    }

    /** What a monitor has found. */
    public Page<MonitorHit> listHits(String id, PageQuery query) {
        return transport.page(new Call("GET", "/monitors/{id}/hits", Map.of("id", id), Call.In.QUERY, query, RequestOptions.NONE), MonitorHit.class);
    }

    /** What a monitor has found. */
    public Page<MonitorHit> listHits(String id) {
        return listHits(id, PageQuery.builder().build());
    }

    /** What a monitor has found: the entries of all pages, which are requested one after the other. */
    public Iterable<MonitorHit> listAllHits(String id, PageQuery query) {
        return Pages.each(cursor -> {
            var page = listHits(id, query.withCursor(cursor));
            return new Pages.Part<>(page.data(), page.nextCursor());
        });
    }
}
