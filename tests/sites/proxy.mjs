import { execFileSync } from 'node:child_process';

/**
 * A server block that passes requests on, as a hosting company has it in front of
 * WordPress.
 */
export const proxyBlock = ( {
	dir,
	port,
	backend,
	proxyPath,
	https,
} ) => `server {
		listen 127.0.0.1:${ port }${ https ? ' ssl' : '' };
		${
			https
				? `ssl_certificate ${ dir }/cert.pem; ssl_certificate_key ${ dir }/key.pem;`
				: ''
		}
		client_max_body_size 20m;
		location ${ proxyPath }/ {
			proxy_pass http://127.0.0.1:${ backend }/;
			proxy_set_header Host $http_host;
			proxy_set_header X-Forwarded-Proto $scheme;
			proxy_redirect off;
		}
	}`;

/** Writes a certificate for 127.0.0.1 that no one has signed. */
export function createCertificate( dir ) {
	execFileSync(
		'openssl',
		[
			...[ 'req', '-x509', '-newkey', 'rsa:2048', '-nodes' ],
			...[ '-days', '2', '-subj', '/CN=127.0.0.1' ],
			...[ '-keyout', `${ dir }/key.pem`, '-out', `${ dir }/cert.pem` ],
		],
		{ stdio: 'ignore' }
	);
}
