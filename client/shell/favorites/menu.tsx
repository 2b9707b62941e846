import { Dropdown, Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { Link } from '@storedeck/components';
import { ContainedSlot } from '../../common/contained-slot';
import { getTarget } from '../../common/link-target';
import { FailureNotice } from '../../common/failure-notice';
import { PluginArea } from '../../common/plugin-areas';
import { getScreenHref } from '../persisted-query';
import { getRootLink } from './root-link';
import { useFavorites } from './use-favorites';
import type { Entry } from './use-favorites';
import './style.scss';

/** Link of a favorite or extension. Plugins can replace it with a fill. */
function EntryLink( {
	entry,
	onClose,
}: {
	entry: Entry;
	onClose: () => void;
} ) {
	const target = getTarget(
		entry.path === undefined ? entry.url : getScreenHref( entry.path )
	);
	return (
		<ContainedSlot name={ `woocommerce_navigation_${ entry.id }` }>
			{ target && (
				<Link
					{ ...target }
					className="storedeck-favorites__link"
					onClick={ onClose }
				>
					{ entry.title }
				</Link>
			) }
		</ContainedSlot>
	);
}

/**
 * Moves the focus to a neighbor, or to the back link, before a row is removed.
 */
function moveFocus( button: Element ) {
	const row = button.closest( 'li' );
	const next =
		(
			row?.nextElementSibling ?? row?.previousElementSibling
		)?.querySelector( 'a[href]' ) ??
		button.closest( 'nav' )?.querySelector( 'nav > a[href]' );
	if ( next instanceof HTMLElement ) {
		next.focus();
	}
}

function Content( { onClose }: { onClose: () => void } ) {
	const { favorites, extensions, toggle, isSaving, isLoaded, error, retry } =
		useFavorites();
	const root = getRootLink();
	const rootTarget = getTarget( root.url );

	return (
		<nav
			className="storedeck-favorites"
			// Takes the focus when the notice is removed on retry.
			tabIndex={ -1 }
			data-retry-focus
			aria-label={ __( 'Favorites', 'storedeck' ) }
		>
			<h2 className="storedeck-favorites__title">
				{ __( 'Favorites', 'storedeck' ) }
			</h2>
			{ ! isLoaded && error && (
				<FailureNotice
					message={ __( 'Could not load favorites.', 'storedeck' ) }
					detail={ error.message }
					onRetry={ retry }
				/>
			) }
			{ isLoaded && favorites.length === 0 && (
				<p className="storedeck-favorites__hint">
					{ __(
						'No favorites yet. Click the star next to a page title to add it.',
						'storedeck'
					) }
				</p>
			) }
			<ul className="storedeck-favorites__list">
				{ favorites.map( ( entry ) => (
					<li key={ entry.id }>
						<EntryLink entry={ entry } onClose={ onClose } />
						<Button
							className="storedeck-favorites__remove"
							label={ sprintf(
								/* translators: %s: title of a screen. */
								__( 'Remove %s from favorites', 'storedeck' ),
								entry.title
							) }
							aria-disabled={ isSaving }
							onClick={ ( event: React.MouseEvent ) => {
								if ( ! isSaving ) {
									moveFocus( event.currentTarget );
									toggle( entry.id, entry.title );
								}
							} }
						>
							<span aria-hidden="true">×</span>
						</Button>
					</li>
				) ) }
			</ul>
			{ extensions.length > 0 && (
				<>
					<h2 className="storedeck-favorites__title">
						{ __( 'Extensions', 'storedeck' ) }
					</h2>
					<ul className="storedeck-favorites__list">
						{ extensions.map( ( entry ) => (
							<li key={ entry.id }>
								<EntryLink
									entry={ entry }
									onClose={ onClose }
								/>
							</li>
						) ) }
					</ul>
				</>
			) }
			{ rootTarget && (
				<Link
					{ ...rootTarget }
					className="storedeck-favorites__link storedeck-favorites__root"
				>
					{ root.label }
				</Link>
			) }
			<PluginArea scope="woocommerce-navigation" />
		</nav>
	);
}

/** Menu with favorites and navigation items added by plugins. */
export function FavoritesMenu() {
	return (
		<Dropdown
			className="storedeck-favorites-menu"
			// On a phone, there is not enough room on either side of the button.
			popoverProps={ { placement: 'bottom-end', shift: true } }
			renderToggle={ ( { isOpen, onToggle } ) => (
				<Button
					className="storedeck-tool"
					aria-expanded={ isOpen }
					onClick={ onToggle }
				>
					<span
						className="dashicons dashicons-star-filled"
						aria-hidden="true"
					/>
					<span className="storedeck-tool__label">
						{ __( 'Favorites', 'storedeck' ) }
					</span>
				</Button>
			) }
			renderContent={ ( { onClose } ) => <Content onClose={ onClose } /> }
		/>
	);
}
