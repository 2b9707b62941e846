import { Button } from '@wordpress/components';
import { useEffect, useMemo, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useResource, viewsStore } from '@storedeck/data';
import type { SavedView } from '@storedeck/data';
import { getSetting } from '@storedeck/settings';
import { FailureNotice } from '../common/failure-notice';
import { Loading } from '../common/loading';
import type { ScreenState, ViewDialogState } from './types';
import { useViewActions } from './use-view-actions';
import { ViewRow } from './view-row';
import { isViewShown } from './view-query';

export { ViewDialog } from './view-dialog';

interface Props extends ScreenState {
	onClose: () => void;
	onDialog: ( dialog: ViewDialogState ) => void;
}

function useViewsOf( path: string ) {
	const { data, error, retry } = useResource( viewsStore, 'getViews', [] );
	return useMemo( () => {
		const byName = ( data ?? [] )
			.filter( ( view ) => view.path === path )
			.sort( ( a, b ) => a.name.localeCompare( b.name ) );
		return {
			own: byName.filter( ( { scope } ) => scope === 'own' ),
			shared: byName.filter( ( { scope } ) => scope === 'shop' ),
			isLoaded: data !== undefined,
			error,
			retry,
		};
	}, [ data, path, error, retry ] );
}

/** The saved views of a screen and their actions. */
export function ViewsPanel( { onClose, onDialog, ...screenState }: Props ) {
	const { own, shared, isLoaded, error, retry } = useViewsOf(
		screenState.path
	);
	const actions = useViewActions( screenState );
	const root = useRef< HTMLDivElement >( null );
	const { view } = screenState;
	const isChanged =
		view &&
		! isViewShown(
			view,
			screenState.query,
			screenState.hidden,
			getSetting( 'defaultDateRange' )
		);

	// The panel is loaded after the popover has set the focus.
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
	}, [ isLoaded ] );

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
							query={ screenState.query }
							isOpen={ item.id === view?.id }
							actions={ actions }
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
			// Takes the focus when the notice is removed on retry.
			tabIndex={ -1 }
			data-retry-focus
		>
			{ ! isLoaded && ! error && <Loading /> }
			{ error && ! isLoaded && (
				<FailureNotice
					message={ __( 'Could not load views.', 'storedeck' ) }
					detail={ error.message }
					onRetry={ retry }
				/>
			) }
			{ isLoaded && own.length + shared.length === 0 && (
				<p className="storedeck-views__empty">
					{ __(
						'No views yet. Select filters, columns, and a chart, then save them as a view.',
						'storedeck'
					) }
				</p>
			) }
			{ list( __( 'My views', 'storedeck' ), own ) }
			{ list( __( 'Shared views', 'storedeck' ), shared ) }
			<div className="storedeck-views__actions">
				{ view && isChanged && view.can_edit && (
					<Button
						variant="secondary"
						onClick={ () => actions.update( view ) }
					>
						{ sprintf(
							/* translators: %s: name of a saved view. */
							__( 'Update “%s”', 'storedeck' ),
							view.name
						) }
					</Button>
				) }
				<Button variant="primary" onClick={ open( { kind: 'save' } ) }>
					{ __( 'Save as view', 'storedeck' ) }
				</Button>
			</div>
		</div>
	);
}
