import { useState } from '@wordpress/element';
import { classNames } from '../class-names';
import { getSafeHref } from '../link/safe-href';
import { Spinner } from '../spinner';
import { getSandbox } from './sandbox';
import type { WebPreviewProps } from './types';
import './style.scss';

export type { WebPreviewProps } from './types';

/**
 * Another page in a frame, with something to look at until it is there.
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
	const [ loaded, setLoaded ] = useState< string >();
	const isLoading = loaded !== src;
	const address = getSafeHref( src );

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
					src={ address }
					title={ title }
					sandbox={ getSandbox( src ) }
					onLoad={ () => {
						setLoaded( src );
						onLoad?.();
					} }
				/>
			</div>
		</div>
	);
}
