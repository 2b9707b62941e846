import type { Report } from '../report/report';
import { createCache } from './create-cache';
import { getExtension, loadExtension } from './load-extension';
import { loadView } from './load-view';

const loadCreateReport = () =>
	import( /* webpackChunkName: "create-report" */ '../report/create-report' );

/**
 * Loads a report: its definition, its extension and the code that both need.
 * The same report is the same object.
 */
export const loadReport: ( id: string ) => Promise< Report > = createCache(
	async ( id ) => {
		const [ view, { createReport } ] = await Promise.all( [
			loadView( id ),
			loadCreateReport(),
			loadExtension( id ),
		] );
		// Variants may show the table of another report.
		await Promise.all(
			( view.variants ?? [] ).flatMap( ( { tableOf } ) =>
				tableOf ? loadExtension( tableOf ) : []
			)
		);
		return createReport( view, getExtension );
	}
);
