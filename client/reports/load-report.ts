import type { Report } from '../report/types';
import { createCache } from './create-cache';
import { getExtension, loadExtension } from './load-extension';
import { loadDefinition } from './load-definition';

const loadCreateReport = () =>
	import( /* webpackChunkName: "create-report" */ '../report/create-report' );

/**
 * Loads a report: its definition, its extension and the code that both need.
 * The same report is the same object.
 */
export const loadReport: ( id: string ) => Promise< Report > = createCache(
	async ( id ) => {
		const [ definition, { createReport } ] = await Promise.all( [
			loadDefinition( id ),
			loadCreateReport(),
			loadExtension( id ),
		] );
		// Variants may show the table of another report.
		await Promise.all(
			( definition.variants ?? [] ).flatMap( ( { tableOf } ) =>
				tableOf ? loadExtension( tableOf ) : []
			)
		);
		return createReport( definition, getExtension );
	}
);
