import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ExportItem } from '@storedeck/data';
import { FailureNotice } from '../../common/failure-notice';
import { ExportRow } from '../../jobs/export-row';
import { useExports } from '../../jobs/use-exports';
import { useSnackbar } from '../../common/use-snackbar';
import './export-panel.scss';

interface Props {
	/** Endpoint of the report, for example `orders`. */
	endpoint: string;
}

/** The user's running and finished exports of a report; empty if there are none. */
export function ExportPanel( { endpoint }: Props ) {
	const { exports, tracked, error, start, cancel, dismiss, retry } =
		useExports();
	const notify = useSnackbar();
	const root = useRef< HTMLDivElement >( null );
	const shown = exports.filter(
		( { id, report, status } ) =>
			report === endpoint &&
			( status === 'processing' ||
				( tracked.includes( id ) && status !== 'cancelled' ) )
	);

	/** The focused button is going to be removed. */
	const keepFocus = () =>
		root.current?.closest< HTMLElement >( '[data-retry-focus]' )?.focus();

	const exportAgain = async ( item: ExportItem ) => {
		keepFocus();
		dismiss( item.id );
		await notify.attempt(
			() => start( item.report, item.report_args ),
			__( 'Could not export the report.', 'storedeck' )
		);
	};

	if ( shown.length === 0 && ! ( error && tracked.length > 0 ) ) {
		return null;
	}
	return (
		<div
			ref={ root }
			className="storedeck-export-panel"
			role="region"
			aria-label={ __( 'Exports', 'storedeck' ) }
		>
			{ error && (
				<FailureNotice
					message={ __(
						'Could not load export progress.',
						'storedeck'
					) }
					detail={ error.message }
					onRetry={ retry }
				/>
			) }
			{ shown.map( ( item ) => (
				<ExportRow
					key={ item.id }
					item={ item }
					onCancel={ ( id ) => {
						keepFocus();
						cancel( id );
					} }
					onRetry={ exportAgain }
					onDismiss={ ( id ) => {
						keepFocus();
						dismiss( id );
					} }
				/>
			) ) }
		</div>
	);
}
