/**
 * Characters that look like those of ASCII: `prototype:sources`, the prototype in code points divided by dots, the sources as steps
 * from one to the next, all of them to the base 36.
 *
 * Source: confusables.txt, version 17.0.0, of Unicode Technical Standard 39. © 2025 Unicode, Inc., under the Unicode License V3.
 */
export const confusables = `
w:4g,4bk,1vk,1,1,1,1,1,1,1,1,1,1,u,1,6,1c x:cj,8lq,15f4 x.x:6d8 x.1r:6dl 12:x2w
13:2o,2c,ed,2,1,1,1,a,2,1,15,3k,g,d2,3,3g,q,e9,1,2fp,hu,1rl,2,1c,e,1,q,1,2,n,3,qqf,ha3,1l,m4x,1
13.13:y,ig,z,h,8,l8,2,4in,nd,1,2,k,3,34d,14vz 13.13.13:6d0,3 13.13.13.13:6dz 13.1u:ap 13.1w:ay 13.28:bo 13.2c:bw
13.2h:c3 13.32:95 14:7s8,a,1pe,14iy,e5 14.14:948 14.1e.15:779 14.1e.27.15:77r 14.1f.15:77a 14.1g.15:77b 14.1h.15:77c
14.1i.15:77d 14.1j.15:77e 14.1k.15:77f 14.1l.15:77g 14.1t.15:2q6o 14.1u.15:2q6p 14.1v.15:2q6q 14.1w.15:2q6r
14.1x.15:2q6s 14.1y.15:2q6t 14.1z.15:2q6u 14.20.15:2q6v 14.22.15:2q6x 14.23.15:2q6y 14.24.15:2q6z 14.25.15:2q70
14.26.15:2q71 14.27.15:2q72 14.28.15:2q73 14.29.15:2q74 14.2a.15:2q75 14.2b.15:2q76,8 14.2c.15:2q77 14.2d.15:2q78
14.2e.15:2q79 14.2f.15:2q7a 14.2g.15:2q7b 14.2h.15:2q7c 14.2i.15:2q7d 14.2p.15:78c 14.2q.15:78d 14.2r.15:78e
14.2s.15:78f 14.2t.15:78g 14.2u.15:78h 14.2v.15:78i 14.2w.15:78j 14.2x.15:78k 14.2y.15:78l 14.2z.15:78m
14.30.15:778,1f,2iy9 14.30.1e.15:77j 14.30.1f.15:77k 14.30.1g.15:77l 14.30.1h.15:77m 14.30.1i.15:77n 14.30.1j.15:77o
14.30.1k.15:77p 14.30.1l.15:77q 14.30.27.15:77h 14.30.30.15:77i 14.32.15:78p 14.33.15:78q 14.34.15:78r 14.35.15:78s
14.36.15:78t 14.36.32.15:78o 14.37.15:78u 14.38.15:78v 14.39.15:78w 14.3a.15:78x 14.3b.15:78y 14.3c.15:78z 14.3d.15:790
14.3e.15:791 15:7s9,a,1pe,14iy,e6 15.15:949 16:19p,541,cp,18g8 17:4j1,3ag,179i,193i 18:54,11x,2m,52n,q8v
19:k7,sd,4zg,1,1,1,1c,cv,138,10k,1,15el 19.1a:wla 1a:19c,40,h,1,4yq,q8k,7q,jsy,13bx 1a.18:wl7 1a.1a:6cl,q8l
1a.1a.1a:6cm 1b:4l1,1sc,3,cx,nw,gq,fh,jy,1,fw,8g,4b,79,5m4,24mz 1b.1b:8hp 1b.1b.1b:8hn
1e:br,g1,3br,sqt,4r,2z,1lzs,25a,a,a,a,a,73u 1e.18:2q6b 1e.1a:77t 1e.27.1a:78b
1f:c7,2t,e3,5l,w9,ao,6nn,14,8,o7y,1t,mcf,h2p,iig,103,157,a,a,a,a,73u 1f.18:2q6c 1f.1a:77u
1g:3wu,1fj5,zlx,25a,a,a,a,a,73u 1g.18:2q6d 1g.1a:77v 1h:cc,1j3z,zlm,25a,a,a,a,a,73u 1h.18:2q6e 1h.1a:77w
1i:rw,1x,33x,4x0,1,9,1am1,zkx,25a,a,a,a,a,73u 1i.18:2q6f 1i.1a:77x 1j:1fiq,3xw,zld,10b,14z,a,a,a,a,73u 1j.18:2q6g
1j.1a:77y 1k:f6,1,1jb,3k,49,1d07,13vi,25a,a,a,a,a,3bh,3sd 1k.18:2q6h 1k.1a:77z
1l:1yl,3e,75,ed,671,1,o83,mda,w,a,zkz,25a,a,a,a,a,73u 1l.18:2q6i 1l.1a:780
1m:k0,14,i9,1m,8w,1,e7,ao,2g9,7r,6,1n5,d8,ptz,i4,h47,6i,62n 1m.1m.1p:8dw 1n:ou 1o:jm,3g6,hm,1vr,1f9,2caw 1o.1o:6sq
1o.1o.1o:6vs 1p:3y8,56o,gw,mzj 1p.1p:8dx 1p.1p.1p:8dy 1q:jn,3g0,2dj,1f9,1sr4,jjs 1q.1o:8f9 1q.1q:6sr,1it 1q.1q.1q:6vt
1r:g1,2b,1d5,20h,t31 1r.x:6dk 1r.1r:6dj
1t:pd,3j,32y,ez,sa1,htf,ov,lgg,ihi,1ey,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1k,1m,1m,1m,1m 1t.1t:x0y 1t.1x:5i,su
1t.27:x10 1t.2a:2rd3 1t.2d:x12 1t.2e:x14,2 1t.2h:x18
1u:pe,3k,34y,eb,27p,28m,nri,kk,h9q,o0,v,2o,13va,1ey,1g,1g,2w,1g,1g,1g,1g,1g,1g,1g,1g,1k,1m,1m,1m,1m
1v:s9,14,33y,2lf,17,1s,27r,nqu,hu1,ov,2o,7n,7b,3wt,9,zja,1ey,1g,1g,1g,1g,4c,1g,1g,1g,1g,1g,6hm 1v.13:av
1w:3vk,fy,c,28r,15,pyd,1mh2,1ey,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g 1w.2i:dt 1w.3e:du
1x:ph,3k,32v,2o4,cv,20q,nnb,hth,o1,4dc,8,zl8,1ey,1g,1g,2w,1g,1g,1g,1g,1g,1g,1g,1g,1k,1m,1m,1m,1m
1y:rg,3iw,29p,q0c,jf,hyn,u,hs,3ul,w,zkp,114,du,1g,1g,2w,1g,1g,1g,1g,1g,1g,1g,1g,9h 1y.1t.2g:6kb
1z:zw,2wk,1f,smb,1mh2,1ey,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g 1z.13:b7
20:pj,3q,332,ch,2a7,1,1,29t,nrt,htt,pz,13wu,1ey,1g,1g,2w,4c,1g,1g,1g,1g,1g,1j,1m,1m,1m,1m
22:ov,3t,337,6a,si4,k9,ha0,14mt,1ey,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g
23:pm,3k,34c,kv,21h,296,nr7,huc,165,13go,1ey,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1j,1m,1m,1m,1m 23.13:bc
24:3xa,5o,2g8,2i,290,npt,it6,7f,3ul,f,h2c,iiz,11l,dd,1g,1g,2w,1g,1g,1g,1g,1g,1g,1g,1g 24.22:cn 24.2y:co
25:po,2m,y,32z,ft,6e,21p,1o,27d,nrb,hu6,oz,2p,13v5,1ey,1g,1g,2w,1g,1g,1g,1g,1g,1g,1g,1g,1j,1m,1m,1m,1m 25.1u:2rfv
26:pp,5tk,29x,nra,hu6,15x,13gw,1ey,1g,1g,1g,1g,1g,2w,1g,1g,1g,1g,1g,1j,1m,1m,1m,1m 26.22:cq 26.2y:cr 26.33:6ja
27:1c,of,3j,8n,h7,o0,cm,162,53i,52,j7,n3g,hto,o3,p,9l,5a,2c,3vj,17,zk,ykk,c,1em,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1k,1m,1m,1m,1m,1c,a,a,a,a,73u
27.13:bk,3k4 27.18:2q69 27.1a:2q68 27.1x:9e 27.27:wwo,52
28:pt,3j,342,3v,2i4,2a1,18,npf,hun,o5,13yo,1ey,1g,1g,1g,1g,1g,2w,1g,1g,1g,1g,1g,1l,1m,1m,1m,1m 28.13:41y
29:6je,2ez,2a35,1ey,1g,1g,1g,1g,1g,2w,1g,1g,1g,1g,1g 29.1x:2rcw
2a:bq,3jv,1d,c5,2ac,1,1,q12,ixd,l1d,iia,10v,e3,1g,1g,2w,4c,1g,1g,1g,1g,1g 2a.37:6g8
2b:sl,96,2va,5,snc,hu9,o3,ay,l5m,ii6,1ey,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g
2c:pw,3i,328,2yq,111,y5,nqm,huo,o3,q,2s,49z,h1q,ijj,1ey,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1k,1m,1m,1m,1m,69x
2c.1f:x0o 2c.1x.24:6jl 2d:11p,2ib,gc,2qm,49,ppt,ixm,3xm,h3e,ii0,1ey,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g 2d.13:413
2e:vo,dv,40,2jm,2e,2lx,2c4,nn2,e1,im6,3ur,h2g,ijn,10i,eg,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g 2e.1u:2rfw 2e.30:6lh
2e.30.30:6li 2e.30.30.30:6lj 2f:10c,2vr,x,snq,mws,9,zjx,1ey,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g
2g:pz,3i,3m0,22,242,sq,1fd,4x,nm6,js,had,ns,10,2r,b,ed,3wl,zk1,1ey,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1j,1m,1m,1m,1m
2g.30:6lm 2g.30.30:6ln
2h:px,19,29,3v,2yj,k,4x7,nr8,hu5,op,4c2,h3z,ii3,1ey,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1m,1m,1m,1m
2i:pi,371,2n5,4,q0k,hum,qj,4ac,1o,zka,1ey,1g,1g,1g,1g,4c,1g,1g,1g,1g,1g,10,1m,1m,1m,1m
2k:6qe,14n,fc,4,zt,k2,5lu,ysy,5w,15n7,18 2k.2k:762,1pr 2m:jo,2 2n:1kq,1cnn,1,1
2p:gh,9s,3j,66i,17ev,161l,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1k,1m,1m,1m,1m 2p.1b.2r:6io 2p.1b.37:6ip 2p.2p:x0z
2p.2t:6e,rz 2p.33:x11 2p.39:x13 2p.3a:x15,2 2p.3d:x19 2q:as,iw,337,4j,8t,1w5j,k11,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g
2q.13:420 2q.30:tn 2r:s2,27,2bn,2e,2i2,vt,27c,p3e,gic,ze,1527,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g 2r.1b.33:6it
2r.1b.39:6iu 2s:zl,2xy,3s,2jb,1k,pxw,1nwr,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g 2s.13:41z 2s.3e:dv,4w
2t:tx,3s,5m9,1,o,r8r,glv,161l,1g,1g,2w,1g,1g,1g,1g,1g,1g,1g,1g
2u:an,j,s2,4yh,r24,po,1mne,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g 2u.2u:1dkw 2u.2u.2x:1dkz 2u.2u.30:1dl0 2u.2x:1dkx
2u.30:1dky 2v:b1,5w,m8,4qq,p3,17wd,161l,1g,1g,2w,1g,1g,1g,1g,1g,1g,1g,1g
2w:xn,51,2tu,2mk,17wa,161l,2w,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g
2x:8h,8o,1,35,4f,1r,4d,8c,2sj,2e1,aj,f,14,eb,1sw,o1g,10u,gk4,516,110f,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,i,12,1m,1m,1m,1m
2x.2x:6lt 2x.2x.2x:6lu 2x.2y:8j 2x.3a:6lv 2x.3c:6m0 2y:s3,2t,5pt,17up,161l,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g
2z:2kh0,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g
30:1d,o,1f,7u,16,d5,31,56,f,6p,l,a,20,1m,40,61,2yf,21b,1,2,25,s,4n,d6,1p1,59,nmr,hp7,1,4b,z,4c,iq,3j,n,5a2,7,fyh,3i,iie,j,1ef,t,n,t,n,t,1g,n,t,1g,n,t,n,t,n,t,n,t,n,t,n,t,n,t,r,1m,1m,1m,1m,1j,a,a,a,a,3bk,115,3k,2nl
30.13:169 30.18:2q6a 30.1a:77s 30.1e.1a:783 30.1f.1a:784 30.1g.1a:785 30.1h.1a:786 30.1i.1a:787 30.1j.1a:788
30.1k.1a:789 30.1l.1a:78a 30.22:8i 30.27:tq 30.27.1a:781 30.2e:6lf 30.2g:6lk 30.2y:cp 30.30:ch,tr,55y,97,5g
30.30.1a:782 30.30.30:6le 30.37:iy 30.38:6gm 30.3e:iz 32:12w,4,2je3,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g 32.2y:cs
33:qn,4,16,29,93,2k,2u,u,2h,3,k,w,hd,3k,3k,3k,3k,3k,s,2s,s,3k,u,1y,s,5q,3k,99,z,5b,1cx,10v,2,tf,297,p0e,fvt,1,1,1,1,1,1,1,n0,1,1,1,2r,yl,5a,352,s8,f,1101,1g,1g,2w,1g,1g,1g,1g,1g,1g,1g,1g,1k,4,1i,4,1i,4,1i,4,1i,4,4fc,1s,w
33.13:bl 33.2t:9f 33.33:6qm,q63,52
34:72,5d,ea,1c,7,20,65w,1tb,18,15kx,161l,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1l,e,18,e,18,e,18,e,18,e
35:10b,20,3,2jes,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g 36:tv,4xf,31b,p1e,1,1l,1mlm,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g
36.13:wh 36.32:31,6j6,1cht,df,10zn,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g
37:cd,ig,1qi,ufm,vt,gix,z9,41l,110r,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g 37.37.37:2rfg 37.38:1dl2
38:2kh9,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g 38.2u:x2v 38.37:iu
39:i3,8q,c8,4nz,rcz,q7,4,hpg,3xe,1106,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1k,1m,1m,1m,1m 39.2t:5t7 39.33:xur
3a:ql,54,9v,4lk,us,50,49,r1k,gj1,4og,ca,110v,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1b,1m,1m,1m,1m 3a.2x:6lx 3a.2x.2x:6ly
3a.2x.2x.2x:6lz 3b:hb,d5,p,58,1w,4ow,330,p1i,l8n,4,1,11cx,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g
3c:5z,oe,3cs,1o,6p,26j,1iq,1,77,163t,161l,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g 3c.2x:6m2 3c.2x.2x:6m3
3d:gz,18,84,40,30,2ew,2hx,ab,fy,298,p0x,glb,51f,1106,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,y,1m,1m,1m,1m
3e:5r6,s4x,lkh,110v,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g,1g 3f:7sk,2c2o 3h:7sl 3i:kc,5pg,43,dl
`;
