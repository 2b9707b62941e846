import { __ } from '@wordpress/i18n';
import { NAMESPACE } from '@storedeck/api';
import { defineMutation, defineResource, defineValue } from '../core';
import type { ExportResponse, ExportArgs, ExportStatus } from './types';

/** The export that was begun for a report and its query. */
export const exportId = defineValue<
	[ type: string, args: ExportArgs ],
	string | undefined
>( 'getExportId', undefined );

export const start = defineMutation( {
	name: 'startExport',
	scope: ( type, args ) => [ { type, args } ],
	request: ( type: string, args: ExportArgs ) => ( {
		path: `${ NAMESPACE }/reports/${ type }/export`,
		data: { report_args: args, email: true },
	} ),
	parse: ( answer: ExportResponse | null ) => {
		if ( ! answer?.export_id ) {
			throw new Error(
				answer?.message ||
					__( 'The report could not be exported.', 'storedeck' )
			);
		}
		return answer;
	},
	commit: ( answer, type, args ) => [
		exportId.set( [ type, args ], String( answer.export_id ) ),
	],
} );

const NOT_KNOWN: ExportStatus = {};

/** How far an export is; `refresh` asks again. */
export const status = defineResource<
	[ type: string, exportId: string ],
	ExportStatus
>( {
	name: 'getExportStatus',
	selectors: [ 'getExportStatus' ],
	defaultValue: NOT_KNOWN,
	request: ( type, id ) => ( {
		path: `${ NAMESPACE }/reports/${ type }/export/${ encodeURIComponent(
			id
		) }/status`,
	} ),
} );
