import { Button, Dropdown } from '@wordpress/components';
import { Suspense, useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { SavedView } from '@storedeck/data';
import { Loading } from '../common/loading';
import type { Shown, ViewDialogState } from './types';
import './style.scss';
import { lazyWithRetry } from '@storedeck/components/lazy-with-retry';

const loadPanel = () => import( /* webpackChunkName: "views" */ './panel' );

const ViewsPanel = lazyWithRetry( async () => ( {
	default: ( await loadPanel() ).ViewsPanel,
} ) );
const ViewDialog = lazyWithRetry( async () => ( {
	default: ( await loadPanel() ).ViewDialog,
} ) );

/** What is seen before the views have come, and where nothing is said yet. */
function getLabel( view: SavedView | undefined ) {
	return view
		? sprintf(
				/* translators: %s: name of a saved view. */
				__( 'View: %s', 'storedeck' ),
				view.name
		  )
		: __( 'Views', 'storedeck' );
}

/** Opens the saved views of a screen, and saves what it shows as one. */
export function ViewsButton( shown: Shown ) {
	const toggle = useRef< HTMLButtonElement >( null );
	const [ dialog, setDialog ] = useState< ViewDialogState >();
	const hadDialog = useRef( false );

	// What opened the dialog is gone with the panel.
	useEffect( () => {
		if ( hadDialog.current && ! dialog ) {
			toggle.current?.focus();
		}
		hadDialog.current = Boolean( dialog );
	}, [ dialog ] );

	return (
		<div className="storedeck-views">
			<Dropdown
				contentClassName="storedeck-views__popover"
				// Its own focus comes at once; that on the first element comes
				// late, and takes back whoever went on already.
				focusOnMount
				popoverProps={ { placement: 'bottom-start', offset: 4 } }
				renderToggle={ ( { isOpen, onToggle } ) => (
					<Button
						ref={ toggle }
						className="storedeck-views__toggle"
						variant="secondary"
						aria-expanded={ isOpen }
						aria-haspopup="dialog"
						onMouseEnter={ loadPanel }
						onFocus={ loadPanel }
						onClick={ onToggle }
					>
						<span className="storedeck-views__label">
							{ getLabel( shown.view ) }
						</span>
						<svg
							viewBox="0 0 10 6"
							width="10"
							height="6"
							fill="currentColor"
							aria-hidden="true"
							focusable="false"
						>
							<path d="M0 0h10L5 6z" />
						</svg>
					</Button>
				) }
				renderContent={ ( { onClose } ) => (
					<Suspense fallback={ <Loading /> }>
						<ViewsPanel
							{ ...shown }
							onClose={ onClose }
							onDialog={ setDialog }
						/>
					</Suspense>
				) }
			/>
			{ dialog && (
				<Suspense fallback={ null }>
					<ViewDialog
						shown={ shown }
						dialog={ dialog }
						onClose={ () => setDialog( undefined ) }
					/>
				</Suspense>
			) }
		</div>
	);
}
