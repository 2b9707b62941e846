import { Button } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { viewsStore } from '@storedeck/data';
import type { SavedView } from '@storedeck/data';
import { getSetting } from '@storedeck/settings';
import { FailureNotice } from '../common/failure-notice';
import { Loading } from '../common/loading';
import type { Shown, ViewDialogState } from './types';
import { useViewDeeds } from './use-view-deeds';
import { ViewRow } from './view-row';
import { isShown } from './view-query';

export { ViewDialog } from './view-dialog';

interface Props extends Shown {
	/** Closes the panel. */
	onClose: () => void;
	onDialog: ( dialog: ViewDialogState ) => void;
}

const NO_ARGS: readonly [] = [];

/** The views of a screen, as far as they are known. */
function useViewsOf( path: string ) {
	return useSelect(
		( select ) => {
			const store = select( viewsStore );
			const byName = store
				.getViews()
				.filter( ( view ) => view.path === path )
				.sort( ( a, b ) => a.name.localeCompare( b.name ) );
			return {
				own: byName.filter( ( { scope } ) => scope === 'own' ),
				shop: byName.filter( ( { scope } ) => scope === 'shop' ),
				isRead: store.getReadAt( 'getViews', NO_ARGS ) !== undefined,
				error: store.getViewsError(),
			};
		},
		[ path ]
	);
}

/** The saved views of a screen, and what can be done with them. */
export function ViewsPanel( { onClose, onDialog, ...shown }: Props ) {
	const { own, shop, isRead, error } = useViewsOf( shown.path );
	const deeds = useViewDeeds( shown );
	const root = useRef< HTMLDivElement >( null );
	const { view } = shown;
	const isChanged =
		view &&
		! isShown(
			view,
			shown.query,
			shown.hidden,
			getSetting( 'defaultDateRange' )
		);

	// The panel came after the focus was set.
	useEffect( () => {
		const page = root.current?.ownerDocument;
		const popover = root.current?.closest( '.components-popover' );
		if (
			page &&
			popover &&
			! root.current?.contains( page.activeElement )
		) {
			root.current?.querySelector< HTMLElement >( 'a, button' )?.focus();
		}
	}, [ isRead ] );

	const open = ( dialog: ViewDialogState ) => () => {
		onClose();
		onDialog( dialog );
	};
	const list = ( title: string, views: readonly SavedView[] ) =>
		views.length > 0 && (
			<section aria-label={ title }>
				<h2 className="storedeck-views__title">{ title }</h2>
				<ul className="storedeck-views__list">
					{ views.map( ( item ) => (
						<ViewRow
							key={ item.id }
							view={ item }
							query={ shown.query }
							isOpen={ item.id === view?.id }
							deeds={ deeds }
							onOpen={ onClose }
							onRename={ open( { kind: 'rename', view: item } ) }
							onDelete={ open( { kind: 'delete', view: item } ) }
						/>
					) ) }
				</ul>
			</section>
		);

	return (
		<div
			ref={ root }
			className="storedeck-views__panel"
			// What failed and is tried again goes away; the focus stays here.
			tabIndex={ -1 }
			data-retry-focus
		>
			{ ! isRead && ! error && <Loading /> }
			{ error && ! isRead && (
				<FailureNotice
					message={ __(
						'The views could not be loaded.',
						'storedeck'
					) }
					detail={ error.message }
					onRetry={ deeds.readAgain }
				/>
			) }
			{ isRead && own.length + shop.length === 0 && (
				<p className="storedeck-views__nothing">
					{ __(
						'No views yet. Choose filters, columns and a chart, then save them under a name.',
						'storedeck'
					) }
				</p>
			) }
			{ list( __( 'My views', 'storedeck' ), own ) }
			{ list( __( 'Views of the shop', 'storedeck' ), shop ) }
			<div className="storedeck-views__actions">
				{ view && isChanged && view.can_edit && (
					<Button
						variant="secondary"
						onClick={ () => deeds.update( view ) }
					>
						{ sprintf(
							/* translators: %s: name of a saved view. */
							__( 'Update “%s”', 'storedeck' ),
							view.name
						) }
					</Button>
				) }
				<Button variant="primary" onClick={ open( { kind: 'save' } ) }>
					{ __( 'Save as a view', 'storedeck' ) }
				</Button>
			</div>
		</div>
	);
}
