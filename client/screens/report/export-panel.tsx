import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ExportItem } from '@storedeck/data';
import { FailureNotice } from '../../common/failure-notice';
import { ExportRow } from '../../jobs/export-row';
import { useExports } from '../../jobs/use-exports';
import { useSnackbar } from '../../common/use-snackbar';
import './export-panel.scss';

/**
 * The exports that the reader waits for: how far each is, and its file once it
 * is there. Nothing where there is none.
 */
export function ExportPanel() {
	const { exports, followed, error, start, cancel, dismiss, retry } =
		useExports();
	const notify = useSnackbar();
	const root = useRef< HTMLDivElement >( null );
	const shown = exports.filter(
		( { id, status } ) =>
			status === 'processing' ||
			( followed.includes( id ) && status !== 'cancelled' )
	);

	/** What had the focus goes away: it stays in this part of the screen. */
	const keepFocus = () =>
		root.current?.closest< HTMLElement >( '[data-retry-focus]' )?.focus();

	const exportAgain = async ( item: ExportItem ) => {
		keepFocus();
		dismiss( item.id );
		try {
			await start( item.report, item.report_args );
		} catch ( failure ) {
			notify.error(
				__( 'The report could not be exported.', 'storedeck' ),
				failure
			);
		}
	};

	if ( shown.length === 0 && ! ( error && followed.length > 0 ) ) {
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
						'How far your exports are could not be read.',
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
