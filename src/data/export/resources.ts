import { __ } from '@wordpress/i18n';
import { NAMESPACE } from '@storedeck/api';
import { defineMutation, defineResource, defineValue } from '../core';
import type { ExportResponse, ExportArgs, ExportStatus } from './types';

/** The export that was started for a report and its query. */
export const exportId = defineValue<
	[ type: string, args: ExportArgs ],
	string | undefined
>( 'getExportId', undefined );

export const start = defineMutation<
	[ type: string, args: ExportArgs, isEmailed?: boolean ],
	ExportResponse
>( {
	name: 'startExport',
	scope: ( type, args ) => [ { type, args } ],
	request: ( type, args, isEmailed = true ) => ( {
		path: `${ NAMESPACE }/reports/${ type }/export`,
		data: { report_args: args, email: isEmailed },
	} ),
	parse: ( response ) => {
		if ( ! response?.export_id ) {
			throw new Error(
				response?.message ||
					__( 'Could not export the report.', 'storedeck' )
			);
		}
		return response;
	},
	commit: ( response, type, args ) => [
		exportId.set( [ type, args ], String( response.export_id ) ),
	],
} );

const EMPTY_STATUS: ExportStatus = {};

/** The progress of an export; `refresh` requests it again. */
export const status = defineResource<
	[ type: string, exportId: string ],
	ExportStatus
>( {
	name: 'getExportStatus',
	defaultValue: EMPTY_STATUS,
	request: ( type, id ) => ( {
		path: `${ NAMESPACE }/reports/${ type }/export/${ encodeURIComponent(
			id
		) }/status`,
	} ),
} );
