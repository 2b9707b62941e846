/* Types that authors of plugins rely on, checked by the compiler only. */
import { defineExtension } from '..';

// Names a report as an extension does.
declare module '@storedeck/data/routes' {
	interface AddedReports {
		'acme-tickets': true;
	}
}

const column = {
	header: { key: 'parcels', label: 'Parcels' },
	cell: () => ( { display: '3', value: 3 } ),
};

export function checkColumns() {
	defineExtension( 'acme', { columns: [ { report: 'orders', ...column } ] } );
	defineExtension( 'acme', {
		columns: [ { report: 'acme-tickets', ...column } ],
	} );
	// @ts-expect-error No report has this name.
	defineExtension( 'acme', { columns: [ { report: 'order', ...column } ] } );
	// @ts-expect-error No part has this name.
	defineExtension( 'acme', { column: [] } );
}
