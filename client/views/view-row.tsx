import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { EllipsisMenu, Link, MenuItem } from '@storedeck/components';
import type { SavedView } from '@storedeck/data';
import type { Query } from '@storedeck/navigation';
import { currentUserCan } from '@storedeck/settings';
import type { ViewDeeds } from './use-view-deeds';
import { getViewHref } from './view-query';

interface Props {
	view: SavedView;
	/** The reader's address. */
	query: Query;
	/** It is what the screen shows. */
	isOpen: boolean;
	deeds: ViewDeeds;
	onOpen: () => void;
	onRename: () => void;
	onDelete: () => void;
}

/** A pin; filled where something is pinned. */
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

/** One view: a link to what it shows, its pin, and what else can be done. */
export function ViewRow( {
	view,
	query,
	isOpen,
	deeds,
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
				onClick={ () => deeds.pin( view ) }
			>
				<PinIcon isPinned={ view.is_pinned } />
			</Button>
			<EllipsisMenu
				label={ sprintf(
					/* translators: %s: name of a saved view. */
					__( 'More about “%s”', 'storedeck' ),
					name
				) }
				renderContent={ ( { onClose } ) => {
					const closing = ( deed: () => void ) => () => {
						onClose?.();
						deed();
					};
					return (
						<>
							<MenuItem
								isClickable
								onInvoke={ closing( () =>
									deeds.copyLink( view )
								) }
							>
								{ __( 'Copy link', 'storedeck' ) }
							</MenuItem>
							{ view.can_edit && (
								<>
									<MenuItem
										isClickable
										onInvoke={ closing( () =>
											deeds.update( view )
										) }
									>
										{ __(
											'Update with what is shown',
											'storedeck'
										) }
									</MenuItem>
									<MenuItem
										isClickable
										onInvoke={ closing( onRename ) }
									>
										{ __( 'Rename', 'storedeck' ) }
									</MenuItem>
									{ mayShare && (
										<MenuItem
											isClickable
											onInvoke={ closing( () =>
												deeds.share( view )
											) }
										>
											{ view.scope === 'own'
												? __(
														'Share with the shop',
														'storedeck'
												  )
												: __(
														'Keep for me only',
														'storedeck'
												  ) }
										</MenuItem>
									) }
									<MenuItem
										isClickable
										onInvoke={ closing( onDelete ) }
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
