import { Fragment } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Link } from '@storedeck/components';
import { getNewPath, getPersistedQuery } from '@storedeck/navigation';
import type { Breadcrumb } from './pages';
import './header.scss';

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

/** The bar above every screen: where the reader is, as the page's heading. */
export function Header( { breadcrumbs }: { breadcrumbs: Breadcrumb[] } ) {
	const steps = shorten( breadcrumbs );
	const current = steps[ steps.length - 1 ];

	return (
		<div className="storedeck-header">
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
									href={ getNewPath(
										getPersistedQuery(),
										crumb.path,
										{}
									) }
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
					{ labelOf( current ) }
				</h1>
			) }
		</div>
	);
}
