import { Notice } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { getSetting, getSettings } from '@storedeck/settings';
import { AsyncContent } from '../../../common/async-content';
import { Panel } from '../../../common/panel';
import { CurrentFile } from './current-file';
import { FileField } from './file-field';
import { PastImports } from './past-imports';
import { isFile, useOrderImports } from './use-order-imports';
import './style.scss';

/** Imports of files that other systems exported. */
function OwnStore() {
	const {
		items = [],
		currency,
		isLoaded,
		error,
		sent,
		reload,
		send,
		choose,
		start,
		cancel,
		undo,
	} = useOrderImports();
	const place = useRef< HTMLDivElement >( null );
	const current = items.find( isFile );
	const imports = items.filter( ( item ) => ! isFile( item ) );

	/** The button that was clicked is removed: move the focus to the panel. */
	const keepFocus =
		< Args extends unknown[] >( action: ( ...args: Args ) => void ) =>
		( ...args: Args ) => {
			place.current?.focus();
			action( ...args );
		};

	return (
		<Panel
			title={ __( 'Import orders from a file', 'storedeck' ) }
			description={ __(
				'Upload an export of Shopify, Amazon, eBay, Etsy, Square, WooCommerce or another system. You see what it becomes before anything is imported.',
				'storedeck'
			) }
		>
			<AsyncContent
				isLoading={ ! isLoaded }
				hasContent={ isLoaded }
				error={ error }
				errorMessage={ __( 'Could not load imports.', 'storedeck' ) }
				onRetry={ reload }
			>
				<div
					ref={ place }
					tabIndex={ -1 }
					role="group"
					aria-label={ __( 'Order files', 'storedeck' ) }
					className="storedeck-order-file"
				>
					{ currency && currency !== getSettings().currency.code && (
						<Notice
							status="info"
							isDismissible={ false }
							actions={ [
								{
									label: __( 'Reload the page', 'storedeck' ),
									onClick: () => window.location.reload(),
								},
							] }
						>
							{ sprintf(
								/* translators: %s: code of a currency, e.g. "EUR". */
								__(
									'The currency of the store is now %s. Reload the page to see amounts in it.',
									'storedeck'
								),
								currency
							) }
						</Notice>
					) }
					{ current ? (
						<CurrentFile
							item={ current }
							sent={ sent }
							onSend={ send }
							onChoose={
								current.status === 'invalid'
									? keepFocus( choose )
									: choose
							}
							onImport={ keepFocus( start ) }
							onCancel={ keepFocus( cancel ) }
						/>
					) : (
						<FileField onChoose={ send } />
					) }
					{ imports.length > 0 && (
						<PastImports
							imports={ imports }
							onCancel={ keepFocus( cancel ) }
							onUndo={ keepFocus( undo ) }
						/>
					) }
				</div>
			</AsyncContent>
		</Panel>
	);
}

/** The store of WooCommerce has its own orders. */
export function OrderFiles() {
	return getSetting( 'hasWooCommerce', false ) ? (
		<Panel title={ __( 'Import orders from a file', 'storedeck' ) }>
			<p>
				{ __(
					'WooCommerce is active. Order files can be imported only into stores without WooCommerce.',
					'storedeck'
				) }
			</p>
		</Panel>
	) : (
		<OwnStore />
	);
}
