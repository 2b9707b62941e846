import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { EllipsisMenu, Link, MenuItem } from '@storedeck/components';
import type { SavedView } from '@storedeck/data';
import type { Query } from '@storedeck/navigation';
import { currentUserCan } from '@storedeck/settings';
import type { ViewActions } from './use-view-actions';
import { getViewHref } from './view-query';

interface Props {
	view: SavedView;
	/** The query of the URL. */
	query: Query;
	isOpen: boolean;
	actions: ViewActions;
	onOpen: () => void;
	onRename: () => void;
	onDelete: () => void;
}

const PinIcon = ( { isPinned }: { isPinned: boolean } ) => (
	<svg
		viewBox="0 0 24 24"
		width="20"
		height="20"
		fill={ isPinned ? 'currentColor' : 'none' }
		stroke="currentColor"
		strokeWidth="1.5"
		strokeLinejoin="round"
		aria-hidden="true"
		focusable="false"
	>
		<path d="M9 3.5h6l-.7 6 3.2 3v2h-11v-2l3.2-3zM12 14.5v6" />
	</svg>
);

/** A view with a link, a button to pin it and a menu. */
export function ViewRow( {
	view,
	query,
	isOpen,
	actions,
	onOpen,
	onRename,
	onDelete,
}: Props ) {
	const { name } = view;
	const mayShare = currentUserCan( 'manage_woocommerce' );
	return (
		<li className="storedeck-views__row">
			<Link
				className="storedeck-views__link"
				href={ getViewHref( view, query ) }
				aria-current={ isOpen ? 'true' : undefined }
				onClick={ onOpen }
			>
				{ name }
			</Link>
			<Button
				className="storedeck-views__pin"
				label={ sprintf(
					/* translators: %s: name of a saved view. */
					__( 'Pin “%s” to the Overview', 'storedeck' ),
					name
				) }
				aria-pressed={ view.is_pinned }
				onClick={ () => actions.pin( view ) }
			>
				<PinIcon isPinned={ view.is_pinned } />
			</Button>
			<EllipsisMenu
				label={ sprintf(
					/* translators: %s: name of a saved view. */
					__( 'Actions for “%s”', 'storedeck' ),
					name
				) }
				renderContent={ ( { onClose } ) => {
					const closeAnd = ( action: () => void ) => () => {
						onClose?.();
						action();
					};
					return (
						<>
							<MenuItem
								isClickable
								onInvoke={ closeAnd( () =>
									actions.copyLink( view )
								) }
							>
								{ __( 'Copy link', 'storedeck' ) }
							</MenuItem>
							{ view.can_edit && (
								<>
									<MenuItem
										isClickable
										onInvoke={ closeAnd( () =>
											actions.update( view )
										) }
									>
										{ __(
											'Update to current view',
											'storedeck'
										) }
									</MenuItem>
									<MenuItem
										isClickable
										onInvoke={ closeAnd( onRename ) }
									>
										{ __( 'Rename', 'storedeck' ) }
									</MenuItem>
									{ mayShare && (
										<MenuItem
											isClickable
											onInvoke={ closeAnd( () =>
												actions.share( view )
											) }
										>
											{ view.scope === 'own'
												? __(
														'Share with everyone',
														'storedeck'
												  )
												: __(
														'Make private',
														'storedeck'
												  ) }
										</MenuItem>
									) }
									<MenuItem
										isClickable
										onInvoke={ closeAnd( onDelete ) }
									>
										{ __( 'Delete', 'storedeck' ) }
									</MenuItem>
								</>
							) }
						</>
					);
				} }
			/>
		</li>
	);
}
