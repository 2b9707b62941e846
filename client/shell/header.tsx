import { Fragment, Suspense } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Link } from '@storedeck/components';
import type { ScreenProps } from '../common/screen-props';
import { Contain } from '../common/error-boundary';
import {
	WooHeaderItem,
	WooHeaderNavigationItem,
	WooHeaderPageTitle,
} from './header-slots';
import type { Breadcrumb } from './pages';
import { getScreenHref } from './persisted-query';
import { useIsIdle } from '../common/on-idle';
import './header.scss';
import { lazyWithRetry } from '@storedeck/components/lazy-with-retry';

/** What the reports do without until they are there. */
const HeaderTools = lazyWithRetry(
	() => import( /* webpackChunkName: "header-tools" */ './header-tools' )
);

const labelOf = ( crumb: Breadcrumb ) =>
	typeof crumb === 'string' ? crumb : crumb.label;

/** Three and more steps read first … last. */
function shorten( breadcrumbs: Breadcrumb[] ): Breadcrumb[] {
	const [ first, ...rest ] = breadcrumbs;
	const last = rest[ rest.length - 1 ];
	return first && last && breadcrumbs.length > 2
		? [ first, '…', last ]
		: breadcrumbs;
}

interface Props extends ScreenProps {
	breadcrumbs: Breadcrumb[];
	/** The page is there for this reader. */
	isAvailable: boolean;
}

/**
 * The bar above every screen: where the reader is, as the page's heading, and
 * what is at hand everywhere.
 */
export function Header( { breadcrumbs, isAvailable, path, query }: Props ) {
	const steps = shorten( breadcrumbs );
	const current = steps[ steps.length - 1 ];
	const fillProps = { isEmbedded: false, query };
	const items = <WooHeaderItem.Slot fillProps={ fillProps } />;
	// The screen comes first.
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
										href={ getScreenHref( crumb.path ) }
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
					<h1 className="storedeck-header__title">
						<WooHeaderPageTitle.Slot fillProps={ fillProps }>
							{ labelOf( current ) }
						</WooHeaderPageTitle.Slot>
					</h1>
				) }
			</div>
			{ isIdle ? (
				<Contain name="header tools" fallback={ () => items }>
					<Suspense fallback={ items }>
						<HeaderTools
							path={ path }
							title={ current ? labelOf( current ) : '' }
							isAvailable={ isAvailable }
							items={ items }
						/>
					</Suspense>
				</Contain>
			) : (
				items
			) }
		</div>
	);
}
