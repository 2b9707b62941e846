import { Fragment, Suspense } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Link } from '@storedeck/components';
import { getNewPath } from '@storedeck/navigation';
import type { ScreenProps } from '../common/screen-props';
import { ErrorBoundary } from '../common/error-boundary';
import {
	WooHeaderItem,
	WooHeaderNavigationItem,
	WooHeaderPageTitle,
} from './header-slots';
import { labelOf } from './pages';
import type { Breadcrumb } from './pages';
import { getScreenHref } from './persisted-query';
import { loadLater } from '../common/load-later';
import { useIsIdle } from '../common/on-idle';
import './header.scss';
import { lazyWithRetry } from '@storedeck/components/lazy-with-retry';

/** Loaded after the screen, which does not need it. */
const HeaderTools = lazyWithRetry( () =>
	loadLater(
		() => import( /* webpackChunkName: "header-tools" */ './header-tools' )
	)
);

/** Shortens three and more breadcrumbs to first … last. */
function shorten( breadcrumbs: Breadcrumb[] ): Breadcrumb[] {
	const [ first, ...rest ] = breadcrumbs;
	const last = rest[ rest.length - 1 ];
	return first && last && breadcrumbs.length > 2
		? [ first, '…', last ]
		: breadcrumbs;
}

interface Props extends ScreenProps {
	breadcrumbs: Breadcrumb[];
	/** The name of the screen, also where it shows one of its records. */
	title: string;
	/** Whether the current user may open the screen. */
	isAvailable: boolean;
}

/** Header of a screen: breadcrumbs, title and tools. */
export function Header( {
	breadcrumbs,
	title,
	isAvailable,
	path,
	query,
}: Props ) {
	const steps = shorten( breadcrumbs );
	const current = steps[ steps.length - 1 ];
	const fillProps = { isEmbedded: false, query };
	const items = <WooHeaderItem.Slot fillProps={ fillProps } />;
	// Load the screen first.
	const isIdle = useIsIdle();

	return (
		<div className="storedeck-header">
			<div className="storedeck-header__place">
				<WooHeaderNavigationItem.Slot fillProps={ fillProps } />
				{ steps.length > 1 && (
					<nav
						className="storedeck-header__breadcrumbs"
						aria-label={ __( 'Breadcrumbs', 'storedeck' ) }
					>
						{ steps.slice( 0, -1 ).map( ( crumb, index ) => (
							<Fragment key={ index }>
								{ typeof crumb === 'string' ? (
									<span>{ crumb }</span>
								) : (
									<Link
										type="wc-admin"
										href={
											crumb.query
												? getNewPath(
														{},
														crumb.path,
														crumb.query
												  )
												: getScreenHref( crumb.path )
										}
									>
										{ crumb.label }
									</Link>
								) }
								<span
									aria-hidden="true"
									className="storedeck-header__separator"
								>
									/
								</span>
							</Fragment>
						) ) }
					</nav>
				) }
				{ current && (
					<h1 className="storedeck-header__title" tabIndex={ -1 }>
						<WooHeaderPageTitle.Slot fillProps={ fillProps }>
							{ labelOf( current ) }
						</WooHeaderPageTitle.Slot>
					</h1>
				) }
			</div>
			{ isIdle ? (
				<ErrorBoundary name="header tools" fallback={ () => items }>
					<Suspense fallback={ items }>
						<HeaderTools
							path={ path }
							title={ title }
							isAvailable={ isAvailable }
							items={ items }
						/>
					</Suspense>
				</ErrorBoundary>
			) : (
				items
			) }
		</div>
	);
}
