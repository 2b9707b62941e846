import { useState } from '@wordpress/element';
import { classNames } from '../class-names';
import { getSafeHref } from '../link/safe-href';
import { Spinner } from '../spinner';
import { getSandbox } from './sandbox';
import type { WebPreviewProps } from './types';
import './style.scss';

export type { WebPreviewProps } from './types';

/**
 * A page in an iframe, with a placeholder while it loads.
 *
 * @param props See `WebPreviewProps`.
 */
export function WebPreview( {
	src,
	title,
	loadingContent = <Spinner />,
	onLoad,
	className,
}: WebPreviewProps ) {
	const [ loadedSrc, setLoadedSrc ] = useState< string >();
	const isLoading = loadedSrc !== src;
	const safeSrc = getSafeHref( src );

	return (
		<div
			className={ classNames(
				'woocommerce-web-preview',
				className,
				isLoading && 'is-loading'
			) }
			aria-busy={ isLoading }
		>
			{ isLoading && loadingContent }
			<div className="woocommerce-web-preview__iframe-wrapper">
				<iframe
					key={ src }
					src={ safeSrc }
					title={ title }
					sandbox={ getSandbox( src ) }
					onLoad={ () => {
						setLoadedSrc( src );
						onLoad?.();
					} }
				/>
			</div>
		</div>
	);
}
